import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "$web/wire/http";
import type { Unfinished } from "$web/wire/messages";
import { Visit } from "./visit.svelte";
import { Way } from "./way.svelte";

const HEARTS = { id: "hearts", people: [2, 6], age: 6 } as const;
const left: Unfinished = { code: "ABCDE", game: "hearts", animals: ["fox"], over: false };

function visiting(tables: Unfinished[] = []) {
  const way = new Way(window);
  const wire = {
    createTable: vi.fn(async () => "KQWTR"),
    myTables: vi.fn(async () => tables),
    eraseMe: vi.fn(async () => undefined),
  };
  return { way, wire, visit: new Visit(way, wire) };
}

beforeEach(() => {
  location.hash = "";
});

describe("a visit", () => {
  it("opens a box: a table stands with four at it", async () => {
    const { visit, way, wire } = visiting();
    await visit.open(HEARTS);
    expect(wire.createTable).toHaveBeenCalledWith({ game: "hearts", seats: 4 });
    expect(way.table).toBe("KQWTR");
  });

  it("opens one table however often the box is tapped", async () => {
    const { visit, wire } = visiting();
    await Promise.all([visit.open(HEARTS), visit.open(HEARTS)]);
    expect(wire.createTable).toHaveBeenCalledOnce();
  });

  it("sees the game that was left in the middle, not those that are over", async () => {
    const { visit, way } = visiting([{ ...left, code: "OVERR", over: true }, left]);
    await visit.look();
    expect(visit.unfinished).toEqual(left);
    visit.resume();
    expect(way.table).toBe("ABCDE");
  });

  it("erases us, and looks again", async () => {
    const { visit, wire } = visiting([left]);
    await visit.look();
    wire.myTables.mockResolvedValueOnce([]);
    await visit.erase();
    expect(wire.eraseMe).toHaveBeenCalledOnce();
    expect(visit.unfinished).toBe(null);
  });

  it("says what went wrong, and goes home from there", async () => {
    const { visit, wire } = visiting();
    wire.createTable.mockRejectedValueOnce(new Refusal("too_many"));
    await visit.open(HEARTS);
    expect(visit.trouble).toBe("too_many");
    visit.home();
    expect(visit.trouble).toBe(null);
  });

  it("still shows the shelf where nobody answers", async () => {
    const { visit, wire } = visiting();
    wire.myTables.mockRejectedValueOnce(new Refusal("unreachable"));
    await visit.look();
    expect([visit.unfinished, visit.trouble]).toEqual([null, null]);
  });
});
