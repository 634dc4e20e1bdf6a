import { beforeEach, describe, expect, it } from "vitest";
import { keyed } from "./keys";
import { passing, RecordedDesk, show, sitDown } from "./recorded.svelte";
import type { Hearts } from "./stage.svelte";

let desk: RecordedDesk;
let stage: Hearts;

const ours = passing.find(
  (seen) => !seen.view.giving && seen.to_act[0] === 0 && seen.legal.length < seen.view.hand.length,
)!;
const theirs = passing.find((seen) => !seen.view.giving && seen.to_act[0] === 1)!;
const card = (action: string) => action.split(" ")[1]!;
const sit = (first = ours) => ({ desk, stage } = sitDown(first));

describe("our turn", () => {
  beforeEach(() => void sit());

  it("lifts a card with the first tap and plays it with the second", () => {
    const chosen = card(ours.legal[0]!);
    stage.hand.tap(chosen);
    expect([stage.hand.lifted, desk.acts, stage.prompt.id]).toEqual([chosen, [], "hearts-again"]);
    stage.hand.tap(chosen);
    expect(desk.acts).toEqual([ours.legal[0]]);
  });

  it("lifts the other card instead when another is tapped", () => {
    const [one, other] = ours.legal.map(card);
    stage.hand.tap(one!);
    stage.hand.tap(other!);
    expect([stage.hand.lifted, desk.acts]).toEqual([other, []]);
  });

  it("plays a card once, however often it is tapped while the order is under way", () => {
    const chosen = card(ours.legal[0]!);
    desk.busy = true;
    for (let taps = 0; taps < 4; taps++) stage.hand.tap(chosen);
    expect(desk.acts).toHaveLength(1);
  });

  it("lets a card that cannot be played shake its head, and asks why", () => {
    const refused = stage.cards.find((other) => !stage.hand.may(other))!;
    stage.hand.tap(refused);
    expect(stage.hand.shaken).toEqual({ card: refused, times: 1 });
    expect([desk.whys, stage.hand.lifted]).toEqual([[`play ${refused}`], null]);
  });

  it("reaches one card with Tab and all with the arrows, and lowers with Escape", () => {
    const reached: (string | null)[] = [];
    const press = (key: string) => keyed(new KeyboardEvent("keydown", { key }), stage.hand, (to) => reached.push(to));
    press("Home");
    press("ArrowRight");
    press("End");
    expect(reached).toEqual([stage.cards[0], stage.cards[1], stage.cards.at(-1)]);
    stage.hand.tap(card(ours.legal[0]!));
    press("Escape");
    expect(stage.hand.lifted).toBe(null);
  });

  it("reaches the neighbour of a card that has left the hand", async () => {
    const after = passing[ours.row + 1]!;
    const played = String(after.notes[0]![2]);
    const place = stage.cards.indexOf(played);
    stage.hand.tap(played);
    await show(desk, stage, after);
    expect(stage.hand.reached).toBe(stage.cards[Math.min(place, stage.cards.length - 1)]);
  });
});

describe("another's turn", () => {
  it("lifts nothing, and points at who is waited for", () => {
    sit(theirs);
    stage.hand.tap(stage.cards[0]!);
    expect([stage.hand.lifted, stage.hand.nudged, desk.whys]).toEqual([null, 1, []]);
    expect(stage.prompt).toEqual({ id: "hearts-wait", args: { seat: expect.any(String) } });
  });
});

describe("passing on", () => {
  beforeEach(() => void sit(passing[0]));

  it("gives the three chosen cards at once", () => {
    const three = stage.cards.slice(0, 3);
    expect(stage.prompt).toEqual({ id: "hearts-give", args: { count: 3 } });
    three.forEach((each) => stage.hand.tap(each));
    expect([stage.hand.ready, stage.prompt.id]).toEqual([true, "hearts-give-on"]);
    stage.hand.passOn();
    expect(desk.acts).toEqual(three.map((each) => `give ${each}`));
  });

  it("lowers a chosen card that is tapped again, and takes no fourth", () => {
    const [one, two, three, four] = stage.cards;
    [one, two, two, two, three, four].forEach((each) => stage.hand.tap(each!));
    expect(stage.hand.chosen).toEqual([one, two, three]);
    expect(stage.hand.shaken.card).toBe(four);
  });

  it("forgets what has been given, and waits for the others", async () => {
    stage.hand.tap(stage.cards[0]!);
    for (const seen of passing.slice(1, 4)) await show(desk, stage, seen);
    expect([stage.given.length, stage.hand.ready, stage.prompt.id]).toEqual([3, false, "hearts-wait-giving"]);
  });
});
