/** Where the players sit. */
import { between, clamp, CORNER, EDGE, type Home, type Layout, type Place, type Rect, type Room } from "./place";

export const discSize = (size: Layout["size"], area: Rect) =>
  size === "low" ? 52 : clamp(60, area.height * 0.192, size === "beamer" ? 102 : 80);

export const topOf = (size: Layout["size"], disc: number) => (size === "low" ? disc / 2 + 12 : disc * 0.94 + 4);

export function homes(room: Room, size: Layout["size"], area: Rect, cloth: Rect): Home[] {
  const own: Home = { ...slipDisc(room), fan: false, side: "left" };
  const others = room.seats - 1;
  const discs = Array.from({ length: others }, (_, place) =>
    size === "phone" ? arcHome(room, area, place, others) : roundHome(room, size, area, cloth, place + 1),
  );
  return [own, ...discs];
}

/** About where the slip shows our disc: after the speaker. */
export const slipDisc = ({ prompt }: Pick<Room, "prompt">): Place => ({
  x: Math.max(prompt.left + 106, prompt.left + prompt.width / 2 - Math.min(228, prompt.width * 0.23)),
  y: prompt.top + prompt.height / 2,
  w: 48,
  turn: 0,
});

const ARC: Record<number, number[]> = {
  1: [0.5],
  2: [0.19, 0.81],
  3: [0.17, 0.5, 0.83],
  4: [0.12, 0.36, 0.64, 0.88],
  5: [0.11, 0.285, 0.5, 0.715, 0.89],
};
const SMALL_ARC: Record<number, number[]> = {
  1: [0.5],
  2: [0.09, 0.91],
  3: [0.09, 0.5, 0.91],
  4: [0.09, 0.36, 0.64, 0.91],
  5: [0.09, 0.32, 0.5, 0.68, 0.91],
};

/** An arc in the upper part of a phone, round the corner buttons. */
function arcHome({ width }: Room, area: Rect, place: number, others: number): Home {
  const small = area.height < 400;
  const share = (small ? SMALL_ARC : ARC)[others]![place]!;
  const w = small ? 44 : others > 3 ? 60 : 68;
  const top = small ? 30 : others > 3 ? 52 : 82;
  const low = small ? 108 : others > 3 ? 188 : 172;
  const bow = (Math.abs(share - 0.5) / 0.39) ** 1.5;
  const x = clamp(w / 2 + EDGE, share * width, width - w / 2 - EDGE);
  const y = between(top, low, others === 2 ? 0.9 : Math.min(1, bow));
  return { x, y: underCorner(x, y, w, width), w, turn: 0, fan: !small && others < 4, side: sideOf(x, width / 2) };
}

const sideOf = (x: number, middle: number) => (x < middle - 1 ? "right" : "left");

const underCorner = (x: number, y: number, w: number, width: number) =>
  Math.min(x, width - x) - w / 2 < CORNER - 4 ? Math.max(y, CORNER + w / 2) : y;

/** On a low screen the two far ones of five move together, away from the corner. */
const bearing = (step: number, seats: number, size: Layout["size"]) =>
  (step / seats + (size === "low" && seats === 5 ? [0, 0, 0.045, -0.045, 0][step]! : 0)) * 2 * Math.PI;

/** Round the cloth, each where its cards are thrown from. */
function roundHome(room: Room, size: Layout["size"], area: Rect, cloth: Rect, step: number): Home {
  const w = discSize(size, area);
  const angle = bearing(step, room.seats, size);
  const middle = { x: cloth.left + cloth.width / 2, y: cloth.top + cloth.height / 2 };
  const top = topOf(size, w);
  const reach = size === "low" ? area.width / 2 : Math.min(area.width / 2 - w * 0.95, cloth.width / 2 + w * 1.7);
  const x = clamp(w / 2 + 6, middle.x - Math.sin(angle) * reach, area.width - w / 2 - 6);
  const y = clamp(top, middle.y + Math.cos(angle) * (middle.y - top), area.height - w * 0.95);
  return { x, y: underCorner(x, y, w, room.width), w, turn: 0, fan: size !== "low", side: sideOf(x, middle.x) };
}

/** Where the slip with the points hangs at a disc. */
export const beside = (home: Home, size: Layout["size"]): "below" | "right" =>
  home.y < home.w * 1.3 && size !== "phone" ? "right" : "below";

/** Discs round the open box at the end: centres in a space of that size, the own one in front. */
export function ring(count: number, width: number, height: number): { x: number; y: number }[] {
  const narrow = width < 700;
  const rx = narrow ? width / 2 - 70 : Math.min(width / 2 - 110, height / 2 + 10);
  const [top, bottom] = narrow ? [52, height - 92] : [72, height - 128];
  return Array.from({ length: count }, (_, step) => {
    const angle = (step / count) * 2 * Math.PI;
    return { x: width / 2 - Math.sin(angle) * rx, y: between(top, bottom, (1 + Math.cos(angle)) / 2) };
  });
}
