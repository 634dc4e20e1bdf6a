import { render, screen } from "@testing-library/svelte";
import { fireEvent } from "@testing-library/dom";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "$web/words/words.svelte";
import Door from "./Door.svelte";
import { Knock, LETTERS } from "./door.svelte";

const type = (knock: Knock, letters: string) => [...letters].forEach((letter) => knock.tap(letter));

describe("knocking", () => {
  it("knows no letters that look like others", () => {
    expect(LETTERS).toHaveLength(23);
    expect(LETTERS).not.toEqual(expect.arrayContaining(["I", "L", "O"]));
  });

  it("goes in by itself with the fifth letter", () => {
    const join = vi.fn();
    const knock = new Knock(join);
    type(knock, "KQWT");
    expect(join).not.toHaveBeenCalled();
    knock.tap("R");
    expect(join).toHaveBeenCalledExactlyOnceWith("KQWTR");
  });

  it("takes letters back, and begins anew after five", () => {
    const knock = new Knock(vi.fn());
    type(knock, "KQ");
    knock.erase();
    expect(knock.places).toEqual(["K", null, null, null, null]);
    type(knock, "QWTRZ");
    expect(knock.places[0]).toBe("Z");
  });

  it("listens to a real keyboard and leaves other keys alone", () => {
    const knock = new Knock(vi.fn());
    expect(["k", "Q", "o", "1", "Tab", "Backspace"].map((key) => knock.key(key))).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(knock.letters).toEqual(["K"]);
  });
});

describe("the door", () => {
  beforeAll(() => words.choose("en"));
  const stand = (refused?: string) => {
    const [onjoin, onclose] = [vi.fn(), vi.fn()];
    render(Door, { onjoin, onclose, refused });
    return { onjoin, onclose };
  };

  it("opens for letters that are tapped and letters that are typed", async () => {
    const { onjoin } = stand();
    for (const letter of "KQW") await fireEvent.click(screen.getByRole("button", { name: letter }));
    for (const key of "tr") await fireEvent.keyDown(window, { key });
    expect(onjoin).toHaveBeenCalledWith("KQWTR");
  });

  it("closes with Escape", async () => {
    const { onclose } = stand();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("says why it stays shut until other letters are tapped", async () => {
    stand("refused-unknown_table");
    for (const key of "kqwtr") await fireEvent.keyDown(window, { key });
    expect(screen.getByRole("status").textContent).toContain("no table");
    await fireEvent.keyDown(window, { key: "a" });
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
