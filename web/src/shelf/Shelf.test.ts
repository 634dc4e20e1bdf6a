import { fireEvent } from "@testing-library/dom";
import { render, screen, waitFor } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "$web/table/settings.svelte";
import { words } from "$web/words/words.svelte";
import type { Unfinished } from "./box";
import Shelf from "./Shelf.svelte";

const hearts = { id: "hearts", people: [2, 6], age: 6 } as const;
const half: Unfinished = { code: "KQWTR", game: "hearts", animals: ["fox", "owl"] };

function stand(unfinished: Unfinished | null = null) {
  const heard = { onopen: vi.fn(), onresume: vi.fn(), ondoor: vi.fn(), onerase: vi.fn() };
  const { container } = render(Shelf, { boxes: [hearts], unfinished, ...heard });
  return { container, ...heard };
}

describe("the shelf", () => {
  beforeAll(() => words.choose("en"));

  it("opens the box that is tapped, once", async () => {
    const { onopen } = stand();
    const box = screen.getByRole("button", { name: "Hearts!" });
    await fireEvent.click(box);
    await fireEvent.click(box);
    await waitFor(() => expect(onopen).toHaveBeenCalledExactlyOnceWith(hearts));
  });

  it("tells for whom a box is", () => {
    stand();
    const box = screen.getByRole("button", { name: "Hearts!" });
    const tags = document.getElementById(box.getAttribute("aria-describedby")!)!;
    expect(tags.textContent).toMatch(/2 to 6 players.*from 6 years/s);
  });

  it("forgets us only after a second tap", async () => {
    const { onerase } = stand();
    await fireEvent.click(screen.getByRole("button", { name: "About this shelf" }));
    await fireEvent.click(screen.getByRole("button", { name: /forget me/i }));
    expect(onerase).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: /tap again/i }));
    expect(onerase).toHaveBeenCalledOnce();
  });

  it("has a tray only while a game is unfinished", async () => {
    stand();
    expect(screen.queryByRole("button", { name: /go on playing/i })).toBeNull();
    const { onresume } = stand(half);
    await fireEvent.click(screen.getByRole("button", { name: "Go on playing: Hearts!" }));
    expect(onresume).toHaveBeenCalledOnce();
  });

  it("darkens the room and lights it again", async () => {
    stand();
    const moon = screen.getByRole("button", { name: "Dark room" });
    await fireEvent.click(moon);
    expect([settings.theme, moon.getAttribute("aria-pressed")]).toEqual(["dark", "true"]);
    await fireEvent.click(moon);
    expect(settings.theme).toBe("day");
  });

  it("pins up one paper at a time, and Escape takes it down", async () => {
    stand();
    await fireEvent.click(screen.getByRole("button", { name: "Languages" }));
    await fireEvent.click(screen.getByRole("button", { name: "About this shelf" }));
    const paper = screen.getByRole("dialog", { name: "Ludoteca" });
    await fireEvent.keyDown(paper, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("leaves nothing for axe to find", { timeout: 20_000 }, async () => {
    const { container } = stand(half);
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
