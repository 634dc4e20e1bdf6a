import type { FluentVariable } from "@fluent/bundle";
import type { Note, Vocabulary } from "$web/table/stage";
import { keep, recall } from "$web/wire/kept";
import type { SeatShown } from "$web/wire/messages";
import { type Language, LANGUAGES, load, negotiate } from "./languages";

export type Args = Record<string, string | number>;

/** Whom a sentence may be about; our own seat is "you". */
export interface Seated {
  seats: readonly Pick<SeatShown, "animal">[];
  own: number | null;
}

/** A message and what it is about, in words. */
export interface Told {
  id: string;
  args: Args;
}

const NOBODY: Seated = { seats: [], own: null };

/** One language, and English where it has no word. */
export class Words {
  readonly languages = LANGUAGES;
  readonly ready: Promise<void>;
  /** What is played; the words of its box come first. */
  game = $state("");
  #spoken = $state.raw<Language[]>([]);
  #language = $state("en");
  #wanted = "";

  constructor() {
    this.ready = this.#speak(negotiate([recall("language"), ...navigator.languages]));
  }

  get language(): string {
    return this.#language;
  }

  choose(language: string): Promise<void> {
    keep("language", language);
    return this.#speak(language);
  }

  /** What a language calls itself. */
  nameOf(language: string): string {
    return sentence(new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language, language);
  }

  say(id: string, args: Args = {}): string {
    const bundle = this.#bundles.find((each) => each.getMessage(id)?.value);
    if (!bundle) return this.#bundles.length ? id : "";
    return bundle.formatPattern(bundle.getMessage(id)!.value!, args as Record<string, FluentVariable>, []);
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.getMessage(id)?.value);
  }

  /** The same with a capital letter. */
  start(text: string): string {
    return sentence(text, this.#language);
  }

  /** "the fox", or "you". */
  seat(seat: number, { seats, own }: Seated): string {
    return this.say(seat === own ? "seat-you" : `seat-${seats[seat]?.animal}`);
  }

  /** A piece as the vocabulary shows it; a count is just its number. */
  piece(vocabulary: Vocabulary, kind: string, shown: string | number, seated = NOBODY): string {
    return String(this.#told(vocabulary, kind, shown, seated));
  }

  action(vocabulary: Vocabulary, name: string): string {
    const [verb = "", piece = ""] = name.split(" ");
    const kind = vocabulary.ACTIONS[verb];
    return this.say(`action-${verb}`, kind ? { [kind]: this.#told(vocabulary, kind, piece, NOBODY) } : {});
  }

  note(vocabulary: Vocabulary, note: Note, seated: Seated): string {
    const [name, ...about] = note;
    const kinds = vocabulary.NOTES[name] ?? [];
    const you = variables(kinds).find((_, at) => kinds[at] === "seat" && about[at] === seated.own);
    const own = `note-${name}-${you?.replace("seat", "you")}`;
    const args = this.#about(vocabulary, kinds, about, seated);
    return this.start(this.say(you && this.has(own) ? own : `note-${name}`, args));
  }

  reason(vocabulary: Vocabulary, why: string, seated = NOBODY): string {
    const { id, args } = this.because(vocabulary, why, seated);
    return this.start(this.say(id, args));
  }

  /** The message of a reason, for a slip of paper. */
  because(vocabulary: Vocabulary, why: string, seated = NOBODY): Told {
    const [name = "", ...about] = why.split(" ");
    return { id: `reason-${name}`, args: this.#about(vocabulary, vocabulary.REASONS[name] ?? [], about, seated) };
  }

  #about(vocabulary: Vocabulary, kinds: readonly string[], about: (string | number)[], seated: Seated): Args {
    const names = variables(kinds);
    return Object.fromEntries(about.map((shown, at) => [names[at], this.#told(vocabulary, kinds[at]!, shown, seated)]));
  }

  #told(vocabulary: Vocabulary, kind: string, shown: string | number, seated: Seated): string | number {
    if (kind === "seat") return this.seat(Number(shown), seated);
    const parts = vocabulary.PARTS[kind];
    if (parts) return this.say(kind, parted(parts, String(shown)));
    if (kind in vocabulary.PIECES) return this.say(kind, { name: shown });
    const number = Number(shown);
    return this.has(kind) ? this.say(kind, { number: number + 1 }) : number; // people count from 1
  }

  get #bundles() {
    const mine = this.#spoken.flatMap(({ boxes, house }) => [
      ...boxes.filter((box) => box.hasMessage(this.game)),
      house,
    ]);
    return [...mine, ...this.#spoken.flatMap(({ boxes }) => boxes)];
  }

  async #speak(language: string): Promise<void> {
    this.#wanted = language;
    const spoken = await Promise.all((language === "en" ? ["en"] : [language, "en"]).map(load));
    if (this.#wanted !== language) return;
    this.#spoken = spoken;
    this.#language = language;
    document.documentElement.lang = language;
  }
}

function sentence(text: string, language: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
}

/** The parts of a name, its numbers as numbers: suit hearts, rank 10. */
function parted(parts: readonly string[], name: string): Args {
  const values = name.split("-").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return Object.fromEntries(parts.map((part, at) => [part, values[at]!]));
}

/** What words call pieces: by their kinds, the second of a kind with a 2 behind it, and so on. */
function variables(kinds: readonly string[]): string[] {
  return kinds.map((kind, at) => {
    const nth = kinds.slice(0, at + 1).filter((other) => other === kind).length;
    return nth === 1 ? kind : `${kind}${nth}`;
  });
}

export const words = new Words();
