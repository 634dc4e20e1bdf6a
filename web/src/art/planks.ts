import { chance, round, short, streaks } from "./brush";

const next = chance(21);
const HEIGHT = 126;

function plank(i: number) {
  const y = i * HEIGHT - 6;
  const line = Array.from({ length: 9 }, (_, k) => `L${k * 205} ${short(y + (next() - 0.5) * 1.8)}`).join("");
  const knots = next() > 0.45 ? [knot(200 + next() * 1200, y + HEIGHT * (0.35 + next() * 0.3))] : [];
  return {
    y,
    h: HEIGHT,
    tone: `${Math.round(30 + next() * 70)}%`,
    seam: `M-10 ${y}${line}`,
    ends: next() > 0.4 ? [Math.round(250 + next() * 1100)] : [],
    glaze: streaks([0, y + 18, 1600, HEIGHT - 36], 7, i + 31, 6),
    light: streaks([0, y + 3, 1600, HEIGHT - 6], 20, i * 2 + 1),
    dark: streaks([0, y + 3, 1600, HEIGHT - 6], 22, i * 2 + 70),
    knots: knots.flat(),
  };
}

function knot(x: number, y: number): string[] {
  return [5, 11, 19].map((r, i) => round([x + i * 1.5, y], r * 1.9, r * 0.8, 0.05, i + Math.round(x)));
}

export const PLANKS = Array.from({ length: 8 }, (_, i) => plank(i));
