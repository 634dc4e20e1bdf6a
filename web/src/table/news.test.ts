import { describe, expect, it } from "vitest";
import type { SeatShown, Table } from "$web/wire/messages";
import { missing, newsOf } from "./news";

const HERE: SeatShown = { animal: "frog", sitter: "person", robot: null, away: false };
const EMPTY: SeatShown = { ...HERE, sitter: "nobody", robot: "tilda" };
const table = (...seats: SeatShown[]) => ({ seats }) as Table;

describe("the news", () => {
  it.each([
    ["somebody sat down", EMPTY, HERE, { what: "sat", seat: 0 }],
    ["somebody left and a robot plays", HERE, { ...HERE, robot: "tilda" }, { what: "left", seat: 0 }],
    ["somebody is back", { ...HERE, robot: "tilda" }, HERE, { what: "back", seat: 0 }],
    ["a line was mended", { ...HERE, away: true }, HERE, { what: "back", seat: 0 }],
    ["somebody sat down as another animal", EMPTY, { ...HERE, animal: "whale" }, { what: "sat", seat: 0 }],
    ["nothing happened", HERE, HERE, null],
    ["another robot plays", EMPTY, { ...EMPTY, robot: "pip" }, null],
  ] as const)("tell that %s", (_, before, after, told) => {
    expect(newsOf(table(before), table(after))).toEqual(told);
  });
});

describe("chairs that come or go", () => {
  it("are no news, for others may have moved up", () => {
    expect(newsOf(table(EMPTY, EMPTY, HERE), table(EMPTY, HERE))).toBe(null);
  });
});

describe("somebody is missing", () => {
  it("when all wait for a person who is away", () => {
    expect(missing(table(HERE, { ...HERE, away: true }), [1])).toBe(1);
  });

  it("not while others play, nor when a robot plays for them", () => {
    expect(missing(table(HERE, { ...HERE, away: true }), [0])).toBe(null);
    expect(missing(table({ ...HERE, away: true, robot: "pip" }), [0])).toBe(null);
  });
});
