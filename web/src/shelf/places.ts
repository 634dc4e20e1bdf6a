/** What stands on the planks where no box does, so that three or two in a row always come out even. */
export type Thing = "books" | "blocks" | "train" | "plant";

export interface Place {
  thing: Thing;
  /** Where it stands when there are only two in a row. */
  narrow: number;
}

const ROOM = 6;
const SINGLES: Thing[] = ["books", "blocks"];

export function thingsBeside(taken: number): Place[] {
  const free = (ROOM - (taken % ROOM)) % ROOM;
  const wide = free >= 3 ? ["train" as const] : [];
  const singles = free - wide.length * 2 - 1;
  if (free === 0) return [];
  const things: Thing[] = [...SINGLES.slice(0, Math.max(0, singles)), ...wide, "plant"];
  return things.map((thing, at) => ({ thing, narrow: narrowPlace(things, at, taken % 2 === 1) }));
}

/** Two in a row: one thing fills up the row of the last box, then comes the long train. */
function narrowPlace(things: Thing[], at: number, odd: boolean): number {
  const train = things.indexOf("train");
  if (train < 0) return at;
  const first = odd ? (train > 0 ? 0 : things.length - 1) : -1;
  if (at === first) return 0;
  return at === train ? 1 : 2 + at;
}
