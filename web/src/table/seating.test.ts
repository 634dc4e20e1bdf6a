import { describe, expect, it, vi } from "vitest";
import type { SeatShown } from "$web/wire/messages";
import { animalsFor, choicesFor, hasRoom, place, sitterOf } from "./seating";

const MINE: SeatShown = { animal: "fox", sitter: "you", robot: null, away: false };
const ROBOT: SeatShown = { animal: "frog", sitter: "nobody", robot: "tilda", away: false };
const OTHER: SeatShown = { animal: "owl", sitter: "person", robot: null, away: false };
const FREE: SeatShown = { animal: "chick", sitter: "nobody", robot: null, away: false };

describe("who sits there", () => {
  it("is a robot, myself, somebody else or a friend who is still to come", () => {
    expect([ROBOT, MINE, OTHER, FREE].map(sitterOf)).toEqual(["tilda", "me", "somebody", "friend"]);
  });

  it("is the robot while it keeps my seat warm", () => {
    expect(sitterOf({ ...MINE, robot: "pip" })).toBe("pip");
  });
});

describe("a seat", () => {
  it("that a robot has can be anybody's", () => {
    expect(choicesFor(ROBOT)).toEqual(["pip", "tilda", "oskar", "friend", "me"]);
  });

  it("of somebody who is here is not for us to give away", () => {
    expect(choicesFor(OTHER)).toEqual([]);
  });

  it("of somebody who is away can be played by a robot", () => {
    expect(choicesFor({ ...OTHER, away: true })).toEqual(["pip", "tilda", "oskar"]);
  });

  it("is given by one order each", () => {
    const desk = { sit: vi.fn(), hand: vi.fn(), free: vi.fn() };
    place("oskar", 1, desk);
    place("friend", 2, desk);
    place("me", 3, desk);
    expect(desk.hand.mock.calls).toEqual([[1, "oskar"]]);
    expect(desk.free.mock.calls).toEqual([[2]]);
    expect(desk.sit.mock.calls).toEqual([[3]]);
  });
});

describe("a newcomer", () => {
  it("may be any animal that no person is, with its seat if it has one", () => {
    expect(animalsFor([MINE, ROBOT, OTHER, FREE])).toEqual([
      { animal: "frog", seat: 1 },
      { animal: "chick", seat: 3 },
      { animal: "whale", seat: null },
      { animal: "hare", seat: null },
    ]);
  });

  it("finds room where a robot plays or nobody sits", () => {
    expect(hasRoom([MINE, OTHER])).toBe(false);
    expect(hasRoom([MINE, ROBOT])).toBe(true);
  });
});
