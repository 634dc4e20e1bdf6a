import { beforeEach, describe, expect, it } from "vitest";
import { flushSync } from "svelte";
import { tableIn, Way } from "./way.svelte";

describe("an address", () => {
  it("names a table by five letters", () => {
    expect(tableIn("#KQWTR")).toBe("KQWTR");
    expect(tableIn("#kqwtr")).toBe("KQWTR");
  });

  it.each(["", "#", "#KQWT", "#KQWTRS", "#KQWT1", "#OILIO", "#about"])("%j is the shelf's", (hash) => {
    expect(tableIn(hash)).toBe(null);
  });
});

describe("the way", () => {
  beforeEach(() => {
    location.hash = "";
  });

  it("leads to a table and back to the shelf", () => {
    const way = new Way(window);
    expect(way.table).toBe(null);
    way.to("KQWTR");
    expect([way.table, location.hash]).toEqual(["KQWTR", "#KQWTR"]);
    way.home();
    expect(way.table).toBe(null);
    way.leave();
  });

  it("follows the browser's back button and links", () => {
    const way = new Way(window);
    history.replaceState(null, "", "#ABCDE");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    flushSync();
    expect(way.table).toBe("ABCDE");
    way.leave();
  });
});
