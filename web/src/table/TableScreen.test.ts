import { render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as vocabulary from "$boxes/hearts/web/hearts";
import { words } from "$web/words/words.svelte";
import type { Box, Stage } from "./stage";
import TableScreen from "./TableScreen.svelte";
import Bare from "./testing/Bare.svelte";
import { StandIn } from "./testing/desk.svelte";
import Welcome from "./Welcome.svelte";

const box = { vocabulary, Board: Bare, End: Bare } as unknown as Box<unknown>;

beforeEach(async () => {
  await words.choose("en");
});

function table(ended = false) {
  const desk = new StandIn();
  const told = { onshelf: vi.fn(), onspeak: vi.fn(() => false) };
  render(TableScreen, { desk, box, stage: {} as Stage<unknown>, ended, ...told });
  flushSync();
  return { desk, ...told };
}

const button = (name: string) => screen.getByRole("button", { name });

describe("the table", () => {
  it("opens and closes its drawer, and the focus comes back to the button", async () => {
    table();
    const drawer = button("The drawer");
    drawer.focus();
    drawer.click();
    flushSync();
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
    button("Close").click();
    flushSync();
    expect(screen.queryByRole("dialog")).toBe(null);
    await tick();
    expect(document.activeElement).toBe(drawer);
  });

  it("takes a move back only while that is possible", () => {
    const { desk } = table();
    expect(button("Take it back").getAttribute("aria-disabled")).toBe("true");
    button("Take it back").click();
    expect(desk.takeBack).not.toHaveBeenCalled();
    desk.seen = { ...desk.seen, can_take_back: true };
    flushSync();
    button("Take it back").click();
    expect(desk.takeBack).toHaveBeenCalledOnce();
  });

  it("reads its slip aloud", () => {
    const { onspeak } = table();
    button("Read it to me").click();
    expect(onspeak).toHaveBeenCalledWith("Again");
  });

  it("shows that this device has no voice", () => {
    table();
    button("Read it to me").click();
    flushSync();
    expect(button("This device has no voice.")).toBeTruthy();
  });

  it("says kindly that the connection is lost", () => {
    const { desk } = table();
    desk.state = "lost";
    flushSync();
    expect(screen.getByText(/comes back by itself/)).toBeTruthy();
  });

  it("lies under the curtain until the next player lifts it", () => {
    const { desk } = table();
    desk.curtain = 2;
    flushSync();
    expect(screen.getByRole("main", { hidden: true }).inert).toBe(true);
    button("I am the owl").click();
    expect(desk.lift).toHaveBeenCalledOnce();
  });

  it("ends with two buttons", () => {
    const { desk, onshelf } = table(true);
    button("Again").click();
    expect(desk.again).toHaveBeenCalledOnce();
    screen.getAllByRole("button", { name: "To the shelf" }).at(-1)!.click();
    expect(onshelf).toHaveBeenCalledOnce();
  });
});

describe("a newcomer", () => {
  it("sits down by tapping an animal that no person is", () => {
    const desk = new StandIn();
    desk.table = { ...desk.table!, seats: desk.seats.map((seat, at) => (at ? seat : { ...seat, sitter: "person" })) };
    render(Welcome, { desk, onshelf: vi.fn() });
    expect(screen.queryByRole("button", { name: "Sit down as the fox" })).toBe(null);
    button("Sit down as the frog").click();
    button("Sit down as the whale").click();
    expect(desk.sit.mock.calls).toEqual([
      [1, "frog"],
      [null, "whale"],
    ]);
  });

  it("is told kindly when all the chairs are taken", () => {
    const desk = new StandIn();
    desk.table = { ...desk.table!, seats: desk.seats.map((seat) => ({ ...seat, sitter: "person", robot: null })) };
    const onshelf = vi.fn();
    render(Welcome, { desk, onshelf });
    expect(screen.getByRole("heading").textContent).toMatch(/taken/);
    button("To the shelf").click();
    expect(onshelf).toHaveBeenCalledOnce();
  });
});
