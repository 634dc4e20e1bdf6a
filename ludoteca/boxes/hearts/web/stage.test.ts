import { describe, expect, it } from "vitest";
import type { Note } from "$web/table/stage";
import { handOf, isGathered, trickOf } from "./cards";
import { passing, show, sitDown, unseen, type Shown } from "./recorded.svelte";
import type { Hearts } from "./stage.svelte";

const lies = (stage: Hearts) => ({
  hand: stage.cards,
  trick: stage.trick,
  held: stage.held,
  points: stage.points,
  totals: stage.totals,
  written: stage.written,
  chosen: stage.chosen,
  aside: stage.aside,
});

const seenBy = ({ view }: Shown) => ({
  hand: handOf(view),
  trick: trickOf(view),
  held: view.held,
  points: view.points,
  totals: view.totals,
  written: view.written,
  chosen: view.chosen,
  aside: view.aside,
});

/** All that notes alone have to bring about, before the view is laid. */
async function stepped(stage: Hearts, seen: Shown): Promise<Partial<ReturnType<typeof lies>>> {
  for (const note of seen.notes) await stage.step(note as Note, seen);
  const { hand, trick, points, totals } = lies(stage);
  return { hand, trick, points, totals };
}

describe("the table of Hearts!", () => {
  it.each([
    ["with passing", passing],
    ["without points", unseen],
  ])("lies as the view says after everything that happened in a game %s", async (_, game) => {
    const { desk, stage } = sitDown(game[0]!);
    for (const seen of game.slice(1)) {
      await show(desk, stage, seen);
      expect(lies(stage)).toEqual(seenBy(seen));
    }
  });

  it.each([
    ["with passing", passing],
    ["without points", unseen],
  ])("has already come to lie so through the steps of a game %s", async (_, game) => {
    const { stage } = sitDown(game[0]!);
    for (const seen of game.slice(1)) {
      const steps = await stepped(stage, seen);
      const { hand, trick, points, totals } = seenBy(seen);
      if (seen.notes.length && !seen.view.giving) expect(steps).toEqual({ hand, trick, points, totals });
      stage.settle(seen);
    }
  });

  it("shows no trick of the last round under a new hand", () => {
    const fresh = passing.find((seen) => seen.row > 0 && seen.notes.some(([name]) => name === "dealt"))!;
    expect(fresh.view.trick.every((card) => card !== null)).toBe(true);
    expect(sitDown(fresh).stage.trick).toEqual([]);
  });

  it("leaves a taken trick with its owner until the next card is led", async () => {
    const taken = passing.findIndex((seen) => isGathered(trickOf(seen.view), 3) && !seen.view.giving);
    const { desk, stage } = sitDown(passing[taken - 1]!);
    await show(desk, stage, passing[taken]!);
    expect([stage.taker, stage.trick.length]).toEqual([passing[taken]!.view.turn, 3]);
    await stage.step(passing[taken + 1]!.notes[0] as Note, passing[taken + 1]!);
    expect([stage.taker, stage.trick.length]).toEqual([null, 1]);
    expect(stage.air.all.filter(({ what }) => what === "back")).toHaveLength(3);
  });

  it("seats the jinx with who took it, until the round ends", async () => {
    const { desk, stage } = sitDown(passing[0]!);
    const owners = new Set<number | null>();
    for (const seen of passing.slice(1)) {
      await show(desk, stage, seen);
      owners.add(stage.jinx);
      if (seen.notes.some(([name]) => name === "dealt")) expect(stage.jinx).toBe(null);
    }
    expect(owners.size).toBeGreaterThan(1);
  });

  it("tells nothing of the jinx where the points are not shown", async () => {
    const { desk, stage } = sitDown(unseen[0]!);
    for (const seen of unseen.slice(1)) {
      await show(desk, stage, seen);
      expect(stage.jinx).toBe(null);
    }
  });

  it("marks the cards that were passed to us until we play one", async () => {
    const at = passing.findIndex((seen) => seen.notes.some(([name]) => name === "passed"));
    const { desk, stage } = sitDown(passing[at - 1]!);
    await show(desk, stage, passing[at]!);
    const gift = passing[at]!.notes.find(([name, seat]) => name === "gave" && seat === 2)!.slice(2);
    expect(stage.received).toEqual(gift);
    const own = passing.findIndex((seen, row) => row > at && seen.notes[0]?.[1] === 0);
    for (const seen of passing.slice(at + 1, own + 1)) await show(desk, stage, seen);
    expect(stage.received).toEqual([]);
  });

  it("writes down row by row, and is done when somebody taps", async () => {
    const end = passing.findIndex((seen) => seen.notes.some(([name]) => name === "wrote"));
    const { stage } = sitDown(passing[end - 1]!);
    const wrote = passing[end]!.notes.filter(([name]) => name === "wrote") as Note[];
    for (const note of wrote) {
      await stage.step(note, passing[end]!);
      stage.skip();
    }
    expect(stage.tally.map(({ count }) => count)).toEqual(wrote.map(([, , count]) => count));
    expect(stage.prompt.id).toBe("hearts-writing");
    stage.settle(passing[end]!);
    expect(stage.tally).toEqual([]);
  });

  it("lets the moon rise over who took everything", async () => {
    const { desk, stage } = sitDown(passing[0]!);
    await stage.step(["moon", 1], passing[0]!);
    expect([stage.moon, desk.sounds]).toEqual([1, ["moon"]]);
  });

  it("names whose turn it is next while the last card is still on its way", async () => {
    const at = passing.findIndex((seen) => seen.notes[0]?.[1] === 0 && seen.to_act[0] === 1);
    const { stage } = sitDown(passing[at - 1]!);
    const shown = stage.step(passing[at]!.notes[0] as Note, passing[at]!);
    expect(stage.prompt.id).toBe("hearts-wait");
    await shown;
  });

  it("asks us only when everything has been shown", async () => {
    const at = passing.findIndex((seen, row) => seen.to_act[0] === 0 && passing[row - 1]?.view.turn === 2);
    const { desk, stage } = sitDown(passing[at - 1]!);
    const shown = stage.step(passing[at]!.notes[0] as Note, passing[at]!);
    expect([stage.prompt.id, stage.asked]).toEqual(["hearts-wait", false]);
    await shown;
    await show(desk, stage, passing[at]!);
    expect(stage.asked).toBe(true);
  });
});
