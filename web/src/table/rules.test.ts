import { describe, expect, it, vi } from "vitest";
import { OPTIONS } from "$boxes/hearts/web/hearts";
import { inOrder, setRule, setSeats, valueOf, valuesOf } from "./rules";

const table = { next: { seats: 4, rules: { passing: true, first: 3 } } };
const option = (name: string) => OPTIONS.find((one) => one.name === name)!;

describe("house rules", () => {
  it("are as planned for the next deal, else as the box has them", () => {
    expect(valueOf(option("passing"), table)).toBe(true);
    expect(valueOf(option("show_points"), table)).toBe(true);
    expect(valueOf(option("next_leader"), table)).toBe("last_round");
  });

  it("begin with those that are switched by one tap", () => {
    expect(inOrder(OPTIONS).map(({ name }) => name)).toEqual([
      "passing",
      "shoot_the_moon",
      "show_points",
      "first",
      "next_leader",
    ]);
  });

  it("offer only seats that stand at the table", () => {
    expect(valuesOf(option("first"), table)).toEqual(["people", "random", 0, 1, 2, 3]);
  });

  it("change one by one, the others stay", () => {
    const desk = { arrange: vi.fn() };
    setRule("shoot_the_moon", true, table, desk);
    expect(desk.arrange).toHaveBeenCalledWith(4, { passing: true, first: 3, shoot_the_moon: true });
  });

  it("forget whoever should begin when that seat is taken away", () => {
    const desk = { arrange: vi.fn() };
    setSeats(3, OPTIONS, table, desk);
    expect(desk.arrange).toHaveBeenCalledWith(3, { passing: true });
  });
});
