/** The paper of a card and the ribbon along it. */
import { chance, short, slip, streaks } from "$web/art/brush";
import type { Suit } from "../cards";

export const SHEET = slip([1, 1, 98, 138], 6, 0.45, 6);

/** Torn along a ruler: almost straight. */
function ribbon(top: number): string {
  const next = chance(21);
  const right = Array.from({ length: 8 }, (_, i) => `L${short(36 + (next() - 0.5) * 1.1)} ${Math.max(top, i * 20)}`);
  return `M0 ${top}${right.join("")}L0 140Z`;
}

export const RIBBON = ribbon(0);
/** The part with the pattern. */
export const RIBBON_LOW = ribbon(77);
export const STREAKS = streaks([36, 4, 62, 132], 10, 4);
export const RIBBON_STREAKS = streaks([0, 2, 37, 136], 9, 12);

const grid = (step: number, draw: (x: number, y: number) => string, from = 76, apart = step) => {
  let path = "";
  for (let y = from, row = 0; y < 140; y += step, row++)
    for (let x = row % 2 ? apart / 2 : 0; x < 38; x += apart) path += draw(x, y);
  return path;
};

/** Told apart by touch of the eye alone: scales, diagonals, dots, checks. */
export const PATTERNS: Record<Suit, { line?: string; fill?: string }> = {
  hearts: { line: grid(9, (x, y) => `M${x - 4.5} ${y}q4.5 7 9 0`) },
  suns: { line: Array.from({ length: 11 }, (_, i) => `M-4 ${84 + i * 10}l46-36`).join("") },
  clovers: { fill: grid(9.5, (x, y) => `M${short(x - 1.5)} ${short(y)}a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0z`) },
  stars: { fill: grid(7.2, (x, y) => `M${short(x)} ${short(y)}h7.2v7.2h-7.2z`, 77, 14.4) },
};
