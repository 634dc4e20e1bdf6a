/** The files of words, and the languages they are complete in. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

type Files = Record<string, () => Promise<string>>;

/** The words of the house, and those of each box; two boxes may call different things alike. */
export interface Language {
  house: FluentBundle;
  boxes: FluentBundle[];
}

const HOUSE: Files = {
  ...import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../ludoteca/engine/words/*.ftl", { query: "?raw", import: "default" }),
};
const BOXES: Files = import.meta.glob<string>("../../../ludoteca/boxes/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

export const languageOf = (file: string) => /([a-z]+)\.ftl$/.exec(file)![1]!;

export function complete(files: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const language of files.map(languageOf)) count.set(language, (count.get(language) ?? 0) + 1);
  return [...count.keys()].filter((language) => count.get(language) === count.get("en")).sort();
}

export const LANGUAGES = complete(Object.keys({ ...HOUSE, ...BOXES }));

/** The first language that we have of those that somebody speaks, best first. */
export function negotiate(spoken: readonly (string | null)[]): string {
  const known = spoken.map((tag) => tag?.toLowerCase().split("-")[0]);
  return known.find((language) => language && LANGUAGES.includes(language)) ?? "en";
}

export async function load(language: string): Promise<Language> {
  const boxes = [...new Set(Object.keys(BOXES).map(boxOf))];
  const [house, ...others] = await Promise.all([
    bundle(language, HOUSE),
    ...boxes.map((box) => bundle(language, BOXES, box)),
  ]);
  return { house: house!, boxes: others };
}

const boxOf = (file: string) => /boxes\/([^/]+)/.exec(file)?.[1];

async function bundle(language: string, files: Files, box?: string): Promise<FluentBundle> {
  const own = Object.keys(files).filter((file) => languageOf(file) === language && boxOf(file) === box);
  const words = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(own.map((file) => files[file]!()))) words.addResource(new FluentResource(text));
  return words;
}
