import { polar, short, type Point } from "./brush";

export type Animal = "fox" | "frog" | "owl" | "chick" | "whale" | "hare";
export interface Ring {
  hue: string;
  fill?: string;
  line?: string;
  width?: number;
}

const TURN = Math.PI * 2;
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;
const around = (count: number, draw: (angle: number, step: number, k: number) => string) =>
  Array.from({ length: count }, (_, k) => draw((k / count) * TURN, TURN / count, k)).join("");

const diagonals = around(22, (a, step) => `M${at(polar(41, a))}L${at(polar(54, a + step * 0.95))}`);
const dots = around(32, (a, _, k) => `M${at(polar(k % 2 ? 44.6 : 50, a))}h.1`);
const scale = (r: number, deep: number, a: number, step: number) =>
  `M${at(polar(r, a))}Q${at(polar(r + deep, a + step * 0.12))} ${at(polar(r + deep, a + step / 2))}Q${at(polar(r + deep, a + step * 0.88))} ${at(polar(r, a + step))}`;
const scales =
  around(26, (a, step) => scale(41.6, 5.4, a, step)) + around(26, (a, step) => scale(47, 5.6, a + step / 2, step));
const quad = (inner: number, outer: number, a: number, step: number) =>
  `M${at(polar(inner, a))}L${at(polar(outer, a))}L${at(polar(outer, a + step))}L${at(polar(inner, a + step))}Z`;
const checks = around(36, (a, step, k) => (k % 2 ? quad(41, 47.3, a, step) : quad(47.3, 54, a, step)));
const wave = (r: number, high: number, turns: number) =>
  `M${at(polar(r, 0))}` +
  around(
    turns * 2,
    (a, step, k) => `Q${at(polar(r + (k % 2 ? -high : high), a + step / 2))} ${at(polar(r, a + step))}`,
  ) +
  "Z";
const zigzag = (inner: number, outer: number, turns: number) =>
  `M${at(polar(inner, 0))}` +
  around(turns, (a, step) => `L${at(polar(outer, a + step / 2))}L${at(polar(inner, a + step))}`) +
  "Z";

export const RINGS: Record<Animal, Ring> = {
  fox: { hue: "verm", line: diagonals, width: 3.6 },
  frog: { hue: "green", line: dots, width: 3.8 },
  owl: { hue: "pink", line: scales, width: 1.7 },
  chick: { hue: "yellow", fill: checks },
  whale: { hue: "blue", line: wave(44.8, 3, 16) + wave(49.8, 3, 16), width: 1.9 },
  hare: { hue: "sky", line: zigzag(43.6, 51.2, 22), width: 2.4 },
};
