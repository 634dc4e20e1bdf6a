import axe from "axe-core";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "$web/words/words.svelte";
import Board from "./Board.svelte";
import { handOf, trickOf } from "./cards";
import End from "./End.svelte";
import { passing, show, sitDown, type Shown } from "./recorded.svelte";
import Scores from "./Scores.svelte";

class NothingResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  vi.stubGlobal("ResizeObserver", NothingResizes);
  return words.choose("en");
});
afterAll(() => vi.unstubAllGlobals());

const ours = passing.find((seen) => seen.view.turn === 0 && trickOf(seen.view).length === 2)!;

function set(seen: Shown) {
  const { desk, stage } = sitDown(seen);
  return { desk, stage, ...render(Board, { desk, stage }) };
}

const hand = () => screen.getByRole("toolbar", { name: "Your cards" });
const cards = () => within(hand()).getAllByRole("button");
const UNSEEN = { region: { enabled: false }, "color-contrast": { enabled: false } };
const findings = async (page: Element) => (await axe.run(page, { rules: UNSEEN })).violations.map(({ id }) => id);

describe("the board", () => {
  it("names every card of the hand, and which of them cannot be played", () => {
    set(ours);
    expect(cards()).toHaveLength(handOf(ours.view).length);
    const playable = cards().filter((card) => card.getAttribute("aria-disabled") === "false");
    expect(playable).toHaveLength(ours.legal.length);
  });

  it("tells who played what and who holds how many", () => {
    set(ours);
    const trick = within(screen.getByRole("list", { name: "On the cloth" })).getAllByRole("listitem");
    expect(trick.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("The frog: the "),
      expect.stringContaining("The owl: the "),
    ]);
    const players = within(screen.getByRole("list", { name: "Who plays" })).getAllByRole("listitem");
    expect(players.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("The frog: "),
      expect.stringContaining("The owl: "),
    ]);
  });

  it("can be played with two taps", async () => {
    const { desk } = set(ours);
    const card = cards().find((each) => each.getAttribute("aria-disabled") === "false")!;
    await fireEvent.click(card);
    expect(card.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(card);
    expect(desk.acts).toEqual([`play ${card.dataset.card}`]);
  });

  it("keeps the focus in the hand when the focused card has been played", async () => {
    const next = passing[ours.row + 1]!;
    const { desk, stage } = set(ours);
    const card = cards().find((each) => each.dataset.card === next.notes[0]![2])!;
    card.focus();
    await fireEvent.click(card);
    await show(desk, stage, next);
    await tick();
    expect(hand().contains(document.activeElement)).toBe(true);
  });

  it("passes three cards on with one button", async () => {
    const { desk } = set(passing[0]!);
    for (const card of cards().slice(0, 3)) await fireEvent.click(card);
    await fireEvent.click(screen.getByRole("button", { name: "Pass them on. The frog gets these cards." }));
    expect(desk.acts).toHaveLength(3);
  });

  it("shows somebody who only watches no hand, but everybody's disc", () => {
    const { desk, stage } = sitDown(ours);
    desk.own = null;
    render(Board, { desk, stage });
    expect(screen.queryByRole("toolbar")).toBe(null);
    expect(within(screen.getByRole("list", { name: "Who plays" })).getAllByRole("listitem")).toHaveLength(3);
  });

  it.each([
    ["our turn", ours],
    ["passing on", passing[0]!],
  ])("is found without fault by axe at %s", async (_, seen) => {
    expect(await findings(set(seen).container)).toEqual([]);
  });
});

describe("the end", () => {
  const last = passing.at(-1)!;

  it("counts every heart before the number, and crowns all who won", () => {
    const { desk } = sitDown(last);
    render(End, { desk });
    const players = within(screen.getByRole("list", { name: "Who plays" })).getAllByRole("listitem");
    players.forEach((player, seat) => {
      expect(player.textContent).toContain(String(last.scores[seat]));
      expect(player.textContent!.includes("win")).toBe(last.ranks[seat] === 1);
    });
  });

  it("opens the notepad for those who want to look", async () => {
    const { desk } = sitDown(last);
    const { container } = render(End, { desk });
    await fireEvent.click(screen.getByRole("button", { name: "Points" }));
    expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(4);
    expect(await findings(container)).toEqual([]);
  });
});

describe("the points", () => {
  it("are found without fault by axe", async () => {
    const { desk } = sitDown(passing.at(-1)!);
    expect(await findings(render(Scores, { desk }).container)).toEqual([]);
  });
});
