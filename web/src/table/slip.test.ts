import { beforeEach, describe, expect, it } from "vitest";
import { words } from "$web/words/words.svelte";
import { slipText } from "./slip";
import { StandIn } from "./testing/desk.svelte";

beforeEach(async () => {
  await words.choose("en");
});

describe("the slip says", () => {
  it("what is asked, as a sentence", () => {
    const desk = new StandIn();
    desk.prompt = { id: "seat-fox" };
    expect(slipText(desk, words)).toBe("The fox");
  });

  it("what the table refused, before anything that is asked", () => {
    const desk = new StandIn();
    desk.refusal = "refused-seat_taken";
    expect(slipText(desk, words)).toMatch(/sits there already/);
  });

  it("which robot plays in our place", () => {
    const desk = new StandIn();
    desk.table = { ...desk.table!, seats: desk.seats.map((seat) => ({ ...seat, robot: "pip" })) };
    expect(slipText(desk, words)).toBe("Pip plays for you.");
  });

  it("first of all that the table is far away", () => {
    const desk = new StandIn();
    desk.refusal = "refused-failed";
    desk.state = "lost";
    expect(slipText(desk, words)).toMatch(/far away/);
  });
});
