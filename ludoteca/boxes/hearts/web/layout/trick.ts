/** Where the cards of a trick lie on the cloth. */
import { between, clamp, EDGE, RATIO, SMALLEST, type Layout, type Place, type Rect, type Room } from "./place";
import { discSize, topOf } from "./homes";

/** How far from the middle cards lie, in widths and heights of a card: at best, and squeezed. */
interface Round {
  rx: number;
  least: number;
  best: number;
}

const ROUND: Record<number, Round> = {
  2: { rx: 0, least: 0.26, best: 0.6 },
  3: { rx: 1.16, least: 0.32, best: 0.6 },
  4: { rx: 1.06, least: 0.26, best: 0.63 },
  5: { rx: 1.14, least: 0.43, best: 0.76 },
  6: { rx: 1.24, least: 0.47, best: 0.82 },
};

/** Narrow but tall. */
const UPRIGHT: Record<number, Round> = {
  ...ROUND,
  3: { rx: 0.75, least: 0.36, best: 0.62 },
  4: { rx: 0.76, least: 0.5, best: 0.7 },
  5: { rx: 0.9, least: 0.68, best: 0.8 },
};

/** How far right and left of the middle the outermost cards lie. */
const across = (seats: number) =>
  2 * Math.max(...Array.from({ length: seats }, (_, step) => Math.sin((step / seats) * 2 * Math.PI)));

const WIDEST = { phone: 96, tablet: 130, beamer: 150, low: 96 };

export interface TrickLayout {
  x: number;
  y: number;
  w: number;
  half: number;
  places: Place[];
}

export function trickLayout({ seats }: Room, size: Layout["size"], area: Rect): TrickLayout {
  const { rx, least, best } = (size === "low" ? UPRIGHT : ROUND)[seats]!;
  const { top, bottom } = trickRoom(size, area, seats);
  const tall = bottom - top;
  const wide = area.width - 2 * sideRoom(size, area);
  const most = Math.min(WIDEST[size], wide / (across(seats) * rx + 1), tall / (2 * least + 1) / RATIO);
  const w = Math.min(most, Math.max(SMALLEST, tall / (2 * best + 1) / RATIO));
  const h = w * RATIO;
  const ry = Math.min(best * h, (tall - h) / 2);
  const half = ry + h / 2;
  const x = area.left + area.width / 2 + (size === "low" ? 20 : 0);
  const y = bottom - half - (tall - 2 * half) * (size === "phone" ? 0.3 : 0.5);
  const places = Array.from({ length: seats }, (_, step) => {
    const angle = (step / seats) * 2 * Math.PI;
    return {
      x: x - Math.sin(angle) * rx * w,
      y: y + Math.cos(angle) * ry,
      w,
      turn: thrown(step, seats),
    };
  });
  return { x, y, w, half, places };
}

/** Lies turned a few degrees towards its player. */
const thrown = (step: number, seats: number) => [0, -7, 3, 7, -4, 5][seats === 2 && step ? 2 : step]!;

function trickRoom(size: Layout["size"], area: Rect, seats: number) {
  const bottom = area.height;
  if (size === "low") return { top: seats === 3 ? 36 : seats === 5 ? 84 : 66, bottom: bottom - 26 };
  if (size === "phone")
    return { top: clamp(66, 66 + (bottom - 242) * 0.435, 196), bottom: bottom - (bottom < 400 ? 8 : 31) };
  const disc = discSize(size, area);
  return { top: topOf(size, disc) + disc / 2 + 8, bottom: bottom - (size === "beamer" ? 28 : 20) };
}

const sideRoom = (size: Layout["size"], area: Rect) => {
  if (size === "low") return 62;
  if (size === "phone") return area.height < 400 && area.width > 260 ? 56 : 12;
  return 150;
};

export function clothRound(trick: TrickLayout, area: Rect): Rect {
  const rx = Math.min(trick.half * 1.4, area.width / 2 - EDGE - 2);
  const ry = Math.min(trick.half * 1.36, rx * 1.06);
  return { left: trick.x - rx, top: trick.y - ry, width: 2 * rx, height: 2 * ry };
}

/** A finished trick, squared up and pushed towards who took it. */
export function gathered(
  board: Pick<Layout, "trick" | "middle">,
  index: number,
  count: number,
  taker: number | null,
): Place {
  const { middle } = board;
  const w = middle.w * (count > 4 ? 0.64 : 0.72);
  const to = taker === null ? middle : board.trick[taker]!;
  const push = taker === 0 ? -0.12 : 0.5;
  const from = index - (count - 1) / 2;
  return {
    x: between(middle.x, to.x, push) + from * w * 0.42,
    y: between(middle.y, to.y, push) + from * from * 1.2,
    w,
    turn: from * 5,
  };
}

/** Cards chosen to be passed on wait before their player. */
export function waiting(board: Pick<Layout, "trick">, step: number, index: number): Place {
  const at = board.trick[step]!;
  return { x: at.x + (index - 1) * at.w * 0.2, y: at.y, w: at.w * 0.7, turn: at.turn + (index - 1) * 9 };
}
