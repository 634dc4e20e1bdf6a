import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Settings } from "./settings.svelte";

const { dataset } = document.documentElement;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("leaves the room and its liveliness to the device at first", () => {
  const settings = new Settings();
  expect([settings.theme, settings.calm, settings.captions]).toEqual(["auto", "auto", false]);
  expect([dataset.theme, dataset.motion]).toEqual([undefined, undefined]);
});

it("marks the page with what was chosen", () => {
  const settings = new Settings();
  settings.theme = "dark";
  settings.calm = "on";
  expect([dataset.theme, dataset.motion, settings.isDark, settings.isCalm]).toEqual(["dark", "calm", true, true]);
  settings.theme = "day";
  settings.calm = "off";
  expect([dataset.theme, dataset.motion, settings.isDark, settings.isCalm]).toEqual(["day", "lively", false, false]);
});

it("finds everything as it was left", () => {
  Object.assign(new Settings(), { theme: "day", calm: "on", captions: true });
  const { theme, calm, captions } = new Settings();
  expect({ theme, calm, captions }).toEqual({ theme: "day", calm: "on", captions: true });
});

it("forgets what it cannot understand", () => {
  localStorage.setItem("ludoteca.theme", "plaid");
  expect(new Settings().theme).toBe("auto");
});

it("tells those who look when it changes", () => {
  const settings = new Settings();
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(settings.theme));
  });
  flushSync();
  settings.theme = "dark";
  flushSync();
  stop();
  expect(seen).toEqual(["auto", "dark"]);
});

it("works where the browser keeps nothing", () => {
  const refuse = () => {
    throw new DOMException("private", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const settings = new Settings();
  settings.theme = "dark";
  expect(settings.theme).toBe("dark");
});
