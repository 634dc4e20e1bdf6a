import { describe, expect, it } from "vitest";
import { jinxOwner, named, rankOf, sorted, suitOf } from "./cards";
import { PIECES } from "./hearts";
import { spread } from "./parts/pips";
import { promptOf } from "./prompt";
import { passing } from "./recorded.svelte";

describe("the cards", () => {
  it("have a suit and a rank by name", () => {
    expect([suitOf("suns-10"), rankOf("suns-10"), named(39)]).toEqual(["suns", 10, "stars-10"]);
  });

  it("are sorted by suit, then by rank", () => {
    expect(sorted(["stars-2", "hearts-10", "suns-9", "suns-10", "hearts-2"])).toEqual([
      "hearts-2",
      "hearts-10",
      "suns-9",
      "suns-10",
      "stars-2",
    ]);
  });

  it.each(PIECES.card.slice(0, 9).map(rankOf))("show %i pips, none outside the paper or on another", (rank) => {
    const pips = spread(rank);
    expect(pips).toHaveLength(rank);
    pips.forEach(({ x, y, size }, nth) => {
      expect(x - size / 2).toBeGreaterThan(36);
      expect(x + size / 2).toBeLessThan(100);
      expect(y - size / 2).toBeGreaterThan(2);
      expect(y + size / 2).toBeLessThan(138);
      for (const other of pips.slice(nth + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(size * 0.85);
    });
  });

  it("leave the jinx with the only one who has ten points", () => {
    expect([jinxOwner([3, 10, 0]), jinxOwner([3, 9, 0]), jinxOwner(null)]).toEqual([1, null, null]);
  });
});

describe("the slip", () => {
  const slip = (own: number | null, find: (seen: (typeof passing)[number]) => boolean) =>
    promptOf({ seen: passing.find(find)!, own, lifted: false, still: 3, who: (seat) => `seat ${seat}` });

  it("asks for the suit that was led while we hold it, and for any card when we do not", () => {
    const following = passing.filter((seen) => seen.to_act[0] === 0 && !seen.view.giving && seen.view.leader !== 0);
    const told = following.map((seen) => promptOf({ seen, own: 0, lifted: false, still: 0, who: String }));
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set(["hearts-follow", "hearts-any", "hearts-lead"]));
    const follow = told.findIndex(({ id }) => id === "hearts-follow");
    expect(following[follow]!.legal.every((action) => action.includes(String(told[follow]!.args!.suit)))).toBe(true);
  });

  it("says whom somebody who only watches is waiting for", () => {
    const seen = (each: (typeof passing)[number]) => !each.view.giving && each.to_act[0] === 2;
    expect(slip(null, seen)).toEqual({ id: "hearts-wait", args: { seat: "seat 2" } });
  });

  it("says when the game is over", () => {
    expect(slip(0, ({ over }) => over)).toEqual({ id: "hearts-over" });
  });
});
