import { render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as vocabulary from "$boxes/hearts/web/hearts";
import { words } from "$web/words/words.svelte";
import Drawer from "./Drawer.svelte";
import { COMPARTMENTS, paceOf, Pulled, type Compartment } from "./drawer.svelte";
import type { Box } from "./stage";
import { StandIn } from "./testing/desk.svelte";

const box = { vocabulary } as unknown as Box<unknown>;

beforeEach(async () => {
  await words.choose("en");
});

function pulled(at: Compartment | null = null) {
  const desk = new StandIn();
  const drawer = new Pulled();
  drawer.look(at);
  const onshelf = vi.fn();
  render(Drawer, { pulled: drawer, desk, box, onshelf });
  flushSync();
  return { desk, drawer, onshelf };
}

function tap(name: string | RegExp, role = "button") {
  screen.getByRole(role, { name }).click();
  flushSync();
}

describe("the drawer", () => {
  it("shows all its compartments at a glance", () => {
    pulled();
    expect(within(screen.getByRole("list")).getAllByRole("button")).toHaveLength(COMPARTMENTS.length);
  });

  it("opens a compartment and comes back", () => {
    const { drawer } = pulled();
    tap("House rules");
    expect(drawer.at).toBe("rules");
    tap("Back");
    expect(drawer.at).toBe(null);
  });

  it("closes at Escape", () => {
    const { drawer } = pulled("rules");
    screen.getByRole("dialog").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(drawer.open).toBe(false);
  });

  it("has the focus while it is open, and keeps it when a compartment opens", () => {
    pulled();
    const drawer = screen.getByRole("dialog");
    expect(document.activeElement).toBe(drawer);
    screen.getByRole("button", { name: "House rules" }).focus();
    tap("House rules");
    expect(document.activeElement).toBe(drawer);
    tap("Back");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "House rules" }));
  });
});

describe("in the drawer", () => {
  it("a robot is chosen for a seat", () => {
    const { desk } = pulled("seats");
    tap(/^The frog/);
    tap(/^Oskar/);
    expect(desk.hand).toHaveBeenCalledWith(1, "oskar");
  });

  it("a seat is kept free for a friend", () => {
    const { desk } = pulled("seats");
    tap(/^The owl/);
    tap(/friend/);
    expect(desk.free).toHaveBeenCalledWith(2);
  });

  it("one sits down a second time, on this device", () => {
    const { desk } = pulled("seats");
    tap(/^The owl/);
    tap("me, on this device");
    expect(desk.sit).toHaveBeenCalledWith(2);
  });

  it("one changes the own animal", () => {
    const { desk } = pulled("seats");
    tap(/^The fox/);
    tap("The whale");
    expect(desk.sit).toHaveBeenCalledWith(0, "whale");
  });

  it("one more plays", () => {
    const { desk } = pulled("seats");
    tap("One more");
    expect(desk.arrange).toHaveBeenCalledWith(5, {});
  });

  it("a house rule is switched", () => {
    const { desk } = pulled("rules");
    tap(/Pass on/, "switch");
    expect(desk.arrange).toHaveBeenCalledWith(4, { passing: true });
  });

  it("robots hurry", () => {
    const { desk } = pulled("speed");
    tap(/hare/);
    expect(desk.hurry).toHaveBeenCalledWith(400);
  });

  it("cards are dealt anew only after a second tap, and the drawer closes", () => {
    const { desk, drawer } = pulled();
    tap("Deal anew");
    expect(desk.again).not.toHaveBeenCalled();
    tap("Deal anew");
    expect(desk.again).toHaveBeenCalledOnce();
    expect(drawer.open).toBe(false);
  });

  it("one leaves, and stands before the shelf", async () => {
    const { desk, onshelf } = pulled("leave");
    tap("To the shelf");
    await vi.waitFor(() => expect(onshelf).toHaveBeenCalledOnce());
    expect(desk.leave).toHaveBeenCalledOnce();
  });
});

describe("the pace", () => {
  it.each([
    [2500, "snail"],
    [1200, "usual"],
    [900, "usual"],
    [400, "hare"],
    [0, "hare"],
  ] as const)("of %d ms is called %s", (milliseconds, pace) => {
    expect(paceOf(milliseconds)).toBe(pace);
  });
});
