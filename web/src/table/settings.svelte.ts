import { MediaQuery } from "svelte/reactivity";
import { sounds } from "$web/sound/sounds.svelte";
import { keep, recall } from "$web/wire/kept";
import { words } from "$web/words/words.svelte";

const THEMES = ["auto", "day", "dark"] as const;
const CALM = ["auto", "on", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Calm = (typeof CALM)[number];

const kept = <Value extends string>(name: string, values: readonly Value[]): Value =>
  values.find((value) => value === recall(name)) ?? values[0]!;

const query = (text: string) => (typeof matchMedia === "function" ? new MediaQuery(text) : { current: false });

/** How this device shows the house. */
export class Settings {
  #theme = $state<Theme>(kept("theme", THEMES));
  #calm = $state<Calm>(kept("calm", CALM));
  #captions = $state(recall("captions") === "on");
  #stillness = query("(prefers-reduced-motion: reduce)");
  #night = query("(prefers-color-scheme: dark)");

  constructor() {
    this.#apply();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    this.#apply();
  }

  get calm(): Calm {
    return this.#calm;
  }
  set calm(calm: Calm) {
    this.#calm = calm;
    keep("calm", calm);
    this.#apply();
  }

  /** Whether the device or its owner asked for the dark room. */
  get isDark(): boolean {
    return this.#theme === "auto" ? this.#night.current : this.#theme === "dark";
  }

  /** Whether the device or its owner asked that nothing travels. */
  get isCalm(): boolean {
    return this.#calm === "auto" ? this.#stillness.current : this.#calm === "on";
  }

  get captions(): boolean {
    return this.#captions;
  }
  set captions(shown: boolean) {
    this.#captions = shown;
    keep("captions", shown ? "on" : "off");
  }

  get muted(): boolean {
    return sounds.mute;
  }
  set muted(muted: boolean) {
    sounds.mute = muted;
  }

  get language(): string {
    return words.language;
  }
  set language(language: string) {
    void words.choose(language);
  }

  #apply(): void {
    mark("theme", this.#theme);
    mark("motion", { auto: "auto", on: "calm", off: "lively" }[this.#calm]);
  }
}

function mark(name: string, value: string): void {
  if (value === "auto") delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

export const settings = new Settings();
