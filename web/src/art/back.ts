import { chance, short, slip, streaks } from "./brush";

const spots = (() => {
  const next = chance(11);
  const all: { x: number; y: number; house: boolean }[] = [];
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const x = 18.5 + column * 21 + (next() - 0.5) * 2.4;
      all.push({ x, y: 20 + row * 20 + (next() - 0.5) * 2.4, house: (row + column) % 2 === 0 });
    }
  return all;
})();
const houses = spots.filter((spot) => spot.house);
const flowers = spots.filter((spot) => !spot.house);
const each = (of: typeof spots, draw: string) => of.map(({ x, y }) => `M${short(x)} ${short(y)}${draw}`).join("");

export const BACK = {
  sheet: slip([0.8, 0.8, 98.4, 138.4], 7, 0.5, 4),
  field: slip([6, 6, 88, 128], 4, 0.5, 9),
  streaks: streaks([6, 6, 88, 128], 22, 6),
  walls: each(houses, "m-5.4-.6l10.6-.3l.3 8.6l-10.8.200z"),
  roofs: each(houses, "m-7.2.200l7-7.8l7.4 7.4z"),
  doors: each(houses, "m-1.7 7.7v-3.8q1.7-2 3.5 0v3.7z"),
  petals: flowers
    .map(({ x, y }) =>
      Array.from({ length: 5 }, (_, i) => {
        const angle = (i / 5) * Math.PI * 2 - 1.2;
        return `M${short(x + Math.cos(angle) * 3.3)} ${short(y + Math.sin(angle) * 3.3)}h.01`;
      }).join(""),
    )
    .join(""),
  hearts: each(flowers, "h.01"),
  leaves: each(flowers, "m1.5 4.5q5 0 5.5 4.5q-5-.5-5.5-4.5z"),
};
