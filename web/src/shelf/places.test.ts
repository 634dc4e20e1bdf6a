import { describe, expect, it } from "vitest";
import { thingsBeside } from "./places";

const wide = (thing: string) => (thing === "train" ? 2 : 1);

/** Fills rows as the page does: what no longer fits into a row goes into the next one. */
function holes(columns: number, taken: number, widths: number[]): number {
  let [at, empty] = [0, 0];
  for (const width of [...Array<number>(taken).fill(1), ...widths]) {
    const left = columns - (at % columns);
    if (width > left) [at, empty] = [at + left, empty + left];
    at += width;
  }
  return empty + ((columns - (at % columns)) % columns);
}

describe.each([1, 2, 3, 4, 5, 6])("beside %i boxes", (taken) => {
  const things = thingsBeside(taken);

  it("no place stays empty with three in a row", () => {
    expect(
      holes(
        3,
        taken,
        things.map(({ thing }) => wide(thing)),
      ),
    ).toBe(0);
  });

  it("no place stays empty with two in a row", () => {
    const narrow = [...things].sort((a, b) => a.narrow - b.narrow);
    expect(
      holes(
        2,
        taken,
        narrow.map(({ thing }) => wide(thing)),
      ),
    ).toBe(0);
  });

  it("nothing stands twice", () => {
    expect(new Set(things.map(({ thing }) => thing)).size).toBe(things.length);
  });
});
