/** The four pips as cut paper, each in a square of 40 round 0 0. */
import { chance, polar, short, soft, streaks, type Point } from "$web/art/brush";
import type { Suit } from "../cards";

export interface Pip {
  shape: string;
  /** A second, lighter sheet on it. */
  over: string;
  strokes: string;
  hue: string;
}

const HEART =
  "M.4 16.4C-4.6 12.2-15.8 5-16.6-4.4C-17.2-11.6-10.8-16-5.6-13.9C-2.6-12.7-.8-10-.1-7.2C1.2-10.4 3.6-13.4 7.2-14.3C12.2-15.4 17-11.4 16.5-4.6C15.7 4.6 5.4 11.6.4 16.4Z";
const HEART_OVER = "M-13.2-4.6C-13.4-9.2-9.6-12-6.4-10.8C-7-6.6-8.6-3.4-10.6.6C-12-1-13-2.6-13.2-4.6Z";

const dot = (r: number, [x, y]: Point = [0, 0], seed = 1, cuts = 9) => {
  const next = chance(seed);
  return soft(
    Array.from({ length: cuts }, (_, i) => polar(r * (0.96 + next() * 0.08), (i / cuts) * 2 * Math.PI, [x, y])),
  );
};

/** Corners by turns far out and further in, never quite on their circle. */
function jagged(tips: number, out: number, into: number, seed: number, by = 0.05): string {
  const next = chance(seed);
  const points = Array.from({ length: tips * 2 }, (_, i) => {
    const r = (i % 2 ? into : out) * (1 + (next() - 0.5) * by);
    return polar(r, ((i + (next() - 0.5) * by) / tips) * Math.PI - Math.PI / 2, [0, 0.6]);
  });
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

const LEAF: Point[] = [
  [0, -1],
  [-5.4, -4.6],
  [-8.6, -10],
  [-5.6, -15.6],
  [-0.3, -13.6],
  [5.2, -15.9],
  [8.5, -10.4],
  [5.2, -4.4],
];

const turned = (points: Point[], degrees: number, grow = 1): Point[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * grow, Math.sin((degrees * Math.PI) / 180) * grow];
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos - 0.6]);
};

const STEM = "M-1.2 1C.6 7 2.2 11.6 6.4 16.8L9.4 15.2C5.6 10.6 3.6 6 2.2.4Z";
const clover = STEM + [-44, 47, 134, 226].map((turn, i) => soft(turned(LEAF, turn, i % 2 ? 1 : 0.95))).join("");
const veins = [-44, 47, 134, 226]
  .map((turn) => {
    const [[x, y], [x2, y2]] = turned(
      [
        [0, -4],
        [0.4, -10.4],
      ],
      turn,
    ) as [Point, Point];
    return `M${short(x)} ${short(y)}L${short(x2)} ${short(y2)}`;
  })
  .join("");

const paint = (seed: number) => streaks([-17, -15, 34, 30], 7, seed);

export const PIPS: Record<Suit, Pip> = {
  hearts: { shape: HEART, over: HEART_OVER, strokes: paint(3), hue: "verm" },
  suns: { shape: jagged(12, 18.6, 12.6, 4, 0.09), over: dot(8.6, [0, 0.6], 5), strokes: paint(5), hue: "amber" },
  clovers: { shape: clover, over: veins, strokes: paint(8), hue: "green" },
  stars: {
    shape: jagged(5, 19, 8.8, 7, 0.04),
    over: "M0-15.4L.2.9L-16.2-4.6L-5.4-5.6ZM.2.9L10.6 15L.4 10.4Z",
    strokes: paint(9),
    hue: "blue",
  },
};

/** Where the pips of a card lie: pairs from the bottom, the odd one on top. */
export function spread(rank: number): { x: number; y: number; size: number; turn: number }[] {
  const next = chance(rank + 11);
  const pairs = Math.floor(rank / 2);
  const rows = pairs + (rank % 2);
  const size = rank === 1 ? 44 : [0, 27, 27, 26, 24, 21.5][rows]!;
  const pitch = Math.min(34, 116 / rows);
  const bottom = 70 + ((rows - 1) * pitch) / 2 + (rank === 1 ? 0 : rows < 4 ? 4 : 0);
  const lean = () => (next() - 0.5) * 14;
  const at = (x: number, row: number) => ({ x, y: bottom - row * pitch + (next() - 0.5) * 1.6, size, turn: lean() });
  const paired = Array.from({ length: pairs }, (_, row) => [at(54.5, row), at(82, row)]).flat();
  return rank % 2 ? [...paired, at(rank === 1 ? 67.5 : 68, pairs)] : paired;
}

const ROUND_THE_IMP = [
  [48, 15],
  [67, 11.5],
  [86, 16],
  [45, 112],
  [60.5, 117],
  [75, 115],
  [90, 110],
  [53.5, 129],
  [82.5, 129.5],
] as const;

export const SMALL_HEARTS = ROUND_THE_IMP.map(([x, y], i) => ({ x, y, size: 13.5, turn: ((i * 37) % 29) - 14 }));
