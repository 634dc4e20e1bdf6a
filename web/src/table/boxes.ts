import type { Box } from "./stage";

export interface OnShelf {
  id: string;
  people: readonly [least: number, most: number];
  age: number;
}

const SHELF = import.meta.glob<OnShelf>("../../../ludoteca/boxes/*/web/box.ts", { import: "BOX", eager: true });
const BOARDS = import.meta.glob<Box<unknown>>("../../../ludoteca/boxes/*/web/index.ts");
const RULES = import.meta.glob<string>("../../../ludoteca/boxes/*/words/rules.*.md", {
  query: "?raw",
  import: "default",
});

export const BOXES: readonly OnShelf[] = Object.values(SHELF);

const AT_A_TABLE = 4;

/** How many sit down at first. */
export const seatsFor = ({ people: [least, most] }: OnShelf) => Math.max(least, Math.min(AT_A_TABLE, most));

const within = <File>(files: Record<string, File>, path: string): File | undefined =>
  Object.entries(files).find(([name]) => name.endsWith(`/boxes/${path}`))?.[1];

/** The box that a game is in. */
export async function boxOf(game: string): Promise<Box<unknown>> {
  const board = within(BOARDS, `${game}/web/index.ts`);
  if (!board) throw new Error(`no board for ${game}`);
  return board();
}

/** How to play, in the language or in English. */
export async function rulesOf(game: string, language: string): Promise<string> {
  const rules = within(RULES, `${game}/words/rules.${language}.md`) ?? within(RULES, `${game}/words/rules.en.md`);
  return rules ? rules() : "";
}
