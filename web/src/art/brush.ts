export type Point = readonly [x: number, y: number];
export type Area = readonly [x: number, y: number, width: number, height: number];

/** Numbers in 0..1 that are the same on every device, so that a drawing is one drawing. */
export function chance(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const short = (n: number) => String(Math.round(n * 10) / 10);
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;
export const polar = (r: number, angle: number, [x, y]: Point = [60, 60]): Point => [
  x + r * Math.cos(angle),
  y + r * Math.sin(angle),
];

/** A closed outline as scissors leave it: straight cuts that never quite keep to the line. */
export function cut(corners: readonly Point[], by = 1, seed = 1, step = 14): string {
  const next = chance(seed);
  const off = () => (next() - 0.5) * 2 * by;
  const points = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const cuts = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: cuts }, (_, k): Point => {
      const part = k / cuts;
      return [from[0] + (to[0] - from[0]) * part + off(), from[1] + (to[1] - from[1]) * part + off()];
    });
  });
  return `M${points.map(at).join("L")}Z`;
}

/** A closed soft outline through points (Catmull-Rom). */
export function soft(points: readonly Point[]): string {
  const n = points.length;
  const p = (i: number) => points[(i + n) % n]!;
  const bends = points.map((from, i) => {
    const [before, to, after] = [p(i - 1), p(i + 1), p(i + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `M${at(p(0))}${bends.join("")}Z`;
}

/** A circle or an ellipse cut by hand. */
export function round([x, y]: Point, rx: number, ry = rx, by = 0.012, seed = 1, cuts = 22): string {
  const next = chance(seed);
  return soft(
    Array.from({ length: cuts }, (_, i): Point => {
      const r = 1 + (next() - 0.5) * 2 * by;
      const angle = (i / cuts) * Math.PI * 2;
      return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r];
    }),
  );
}

/** A slip with wobbling edges and four uneven round corners. */
export function slip([x, y, w, h]: Area, corner = 8, by = 0.8, seed = 1): string {
  const next = chance(seed);
  const off = () => (next() - 0.5) * 2 * by;
  const sides = [
    { from: [x, y], along: [1, 0], long: w },
    { from: [x + w, y], along: [0, 1], long: h },
    { from: [x + w, y + h], along: [-1, 0], long: w },
    { from: [x, y + h], along: [0, -1], long: h },
  ] as const;
  const most = Math.min(w, h) / 2;
  const drawn = sides.map(({ from, along, long }) => {
    const [first, last] = [0, 0].map(() => Math.min(most, corner * (0.8 + next() * 0.45)));
    const on = (far: number, aside = 0): Point => [
      from[0] + along[0] * far - along[1] * aside,
      from[1] + along[1] * far + along[0] * aside,
    ];
    const bend = on(long * (0.35 + next() * 0.3), off());
    return { start: on(first!), bend, end: on(long - last!), corner: on(long) };
  });
  const edges = drawn.map((side, i) => {
    const after = drawn[(i + 1) % 4]!;
    return `Q${at(side.bend)} ${at(side.end)}Q${at(side.corner)} ${at(after.start)}`;
  });
  return `M${at(drawn[0]!.start)}${edges.join("")}Z`;
}

/** Dry brush: strokes that are almost horizontal, thin at both ends, as one path to fill. */
export function streaks([x, y, w, h]: Area, count: number, seed = 1, broad = 1): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const long = w * (0.18 + next() * 0.5);
    const left = x - w * 0.05 + next() * (w * 1.05 - long * 0.6);
    const top = y + next() * h;
    const thick = Math.min(w, h) * (0.006 + next() * 0.022) * broad;
    const lean = (next() - 0.5) * long * 0.07;
    const bow = (next() - 0.5) * long * 0.06;
    const over = `q${short(long / 2)} ${short(bow - thick + lean / 2)} ${short(long)} ${short(lean)}`;
    const back = `q${short(-long / 2)} ${short(bow + thick - lean / 2)} ${short(-long)} ${short(-lean)}`;
    return `M${short(left)} ${short(top)}${over}${back}Z`;
  }).join("");
}
