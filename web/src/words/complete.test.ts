/** What the client says, and what the files of words hold. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { SCORES } from "$web/sound/scores";
import { ANIMALS, type Code } from "$web/wire/messages";
import { LANGUAGES, languageOf } from "./languages";

const FILES = import.meta.glob<string>(["./*.ftl", "../../../ludoteca/{engine,boxes/*}/words/*.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const SOURCES = import.meta.glob<string>(
  ["../**/*.{ts,svelte}", "../../../ludoteca/boxes/*/web/**/*.{ts,svelte}", "!**/*.test.ts", "!**/{dev,gallery}/**"],
  { eager: true, query: "?raw", import: "default" },
);
const SCRIPTS = import.meta.glob<{ NOTES: Record<string, string[]> }>("../../../ludoteca/boxes/*/web/*.ts");
const CODES: Record<Exclude<Code, "moved_on"> | "unreachable", true> = {
  malformed: true,
  too_many: true,
  unknown_table: true,
  older_rules: true,
  table_full: true,
  seat_taken: true,
  animal_taken: true,
  not_your_seat: true,
  not_your_turn: true,
  not_legal: true,
  nothing_to_take_back: true,
  bad_rules: true,
  wrong_door: true,
  failed: true,
  unreachable: true,
};

/** Begin ids that are made while the client runs, from codes that other tests know to be complete. */
const MADE = ["note-", "action-", "reason-", "option-", "value-", "refused-", "seat-", "sound-"];

type Messages = Map<string, string[]>;

function messages(texts: string[]): Messages {
  const all = texts.flatMap((text) => new FluentResource(text).body);
  return new Map(all.map(({ id, ...what }) => [id, variables(what)]));
}

function variables(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "type" in part && part.type === "var" && "name" in part ? [String(part.name)] : [];
  return [...new Set([...own, ...Object.values(part).flatMap(variables)])].sort();
}

const texts = (language: string, from = "") =>
  Object.keys(FILES)
    .filter((file) => file.startsWith(from) && languageOf(file) === language)
    .map((file) => FILES[file]!);

const sources = Object.values(SOURCES).join("\n");
const every = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, found]) => found!);
const english = messages(texts("en"));

describe("every message", () => {
  const said = new Set(every(/\b(?:say|has)\(\s*"([^"]+)"/g).concat(every(/\bid: "([a-z][a-z_]*(?:-[\w-]+)+)"/g)));

  it.each([...said])("that the client says is there: %s", (id) => {
    expect(english.has(id)).toBe(true);
  });

  it.each(every(/\b(?:say|has)\(\s*`([\w-]+-)\$\{/g))("that begins with %s… is there", (start) => {
    expect([...english.keys()].some((id) => id.startsWith(start))).toBe(true);
  });

  it.each(Object.keys(CODES))("of a refusal is there: %s", (code) => {
    expect(english.has(`refused-${code}`)).toBe(true);
  });

  it("of an animal and of a sound is there", () => {
    for (const animal of [...ANIMALS, "you"]) expect(english.has(`seat-${animal}`)).toBe(true);
    for (const sound of Object.keys(SCORES)) expect(english.has(`sound-${sound}`)).toBe(true);
  });

  it("of the house is said somewhere", () => {
    const starts = [...MADE, ...every(/`([\w-]+-)\$\{/g)];
    const unsaid = [...messages(texts("en", "./")).keys()].filter(
      (id) => !starts.some((start) => id.startsWith(start)) && !sources.includes(`"${id}"`),
    );
    expect(unsaid).toEqual([]);
  });

  it("about a seat is there for our own, too", async () => {
    const games = Object.keys(SCRIPTS).filter((file) => SOURCES[file]?.includes("export const NOTES"));
    for (const game of await Promise.all(games.map((file) => SCRIPTS[file]!())))
      for (const [name, about] of Object.entries(game.NOTES))
        if (about.includes("seat")) expect(english.has(`note-${name}-you`), name).toBe(true);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("the same is said, about the same, as in English", () => {
    const differing = (these: Messages, those: Messages) =>
      [...these].filter(([id, about]) => those.get(id)?.join() !== about.join()).map(([id]) => id);
    const own = messages(texts(language));
    expect([...differing(english, own), ...differing(own, english)]).toEqual([]);
  });

  it("no message of the house is there twice", () => {
    const ids = texts(language, "./").flatMap((text) => [...messages([text]).keys()]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
