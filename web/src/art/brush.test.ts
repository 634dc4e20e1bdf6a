import { describe, expect, it } from "vitest";
import { cut, round, slip, streaks, type Area, type Point } from "./brush";

const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const numbers = (d: string) => d.match(/-?\d+(\.\d+)?/g)!.map(Number);

describe("the brush", () => {
  it("draws the same drawing every time", () => {
    expect(cut(SQUARE, 2, 7)).toBe(cut(SQUARE, 2, 7));
    expect(cut(SQUARE, 2, 7)).not.toBe(cut(SQUARE, 2, 8));
  });

  it.each([
    ["a cut sheet", cut(SQUARE, 1, 3)],
    ["a slip", slip([0, 0, 100, 100], 9, 1, 3)],
    ["a disc", round([50, 50], 50, 50, 0.02, 3)],
  ])("keeps %s closed and within a hair of its place", (_, d) => {
    expect(d).toMatch(/^M.*Z$/);
    expect(Math.min(...numbers(d))).toBeGreaterThan(-3);
    expect(Math.max(...numbers(d))).toBeLessThan(103);
  });

  it("never lets the corners of a thin slip run into each other", () => {
    const [high, low] = [0, 6];
    const heights = numbers(slip([0, high, 200, low], 20, 0, 4)).filter((_, at) => at % 2 === 1);
    expect(heights.every((y) => y >= high && y <= low)).toBe(true);
  });

  it("lays as many dry strokes as it is asked for", () => {
    const sheet: Area = [0, 0, 80, 40];
    expect(streaks(sheet, 12).match(/M/g)).toHaveLength(12);
    expect(streaks(sheet, 0)).toBe("");
  });
});
