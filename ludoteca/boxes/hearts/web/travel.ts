/** How pieces get from where they lay to where they lie. */
import { RATIO, type Place } from "./layout/place";

export interface Way {
  ms: number;
  delay?: number;
  arc?: number;
  calm?: boolean;
}

export const TRAVEL = 420;
export const SETTLE = 200;
const FADE = 120;
/** In the calm form what only makes room is there at once. */
const WORTH_A_FADE = 60;

export function put(place: Place, ratio = RATIO): string {
  const { x, y, w, turn } = place;
  return `translate(${x - w / 2}px, ${y - (w * ratio) / 2}px) rotate(${turn}deg)`;
}

const between = (from: number, to: number) => (from + to) / 2;

/** The middle of a shallow arc, seen from above the table: a little bigger. */
const halfway = (from: Place, to: Place, arc: number): Place => ({
  x: between(from.x, to.x),
  y: between(from.y, to.y) - arc,
  w: between(from.w, to.w),
  turn: between(from.turn, to.turn),
});

/** Written as where an element of the goal's width must stand. */
const seen = (place: Place, to: Place, ratio: number, grown = 1) =>
  `${put({ ...place, w: to.w }, ratio)} scale(${(place.w / to.w) * grown})`;

export function frames(from: Place, to: Place, arc: number, ratio = RATIO): Keyframe[] {
  const middle = halfway(from, to, arc);
  const over = { ...to, turn: to.turn + (arc ? 2 : 0) };
  return [
    { transform: seen(from, to, ratio), easing: "cubic-bezier(.4, .05, .6, .7)" },
    { transform: seen(middle, to, ratio, arc ? 1.08 : 1), offset: 0.45, easing: "cubic-bezier(.25, .4, .25, 1)" },
    { transform: seen(over, to, ratio), offset: 0.84 },
    { transform: seen(to, to, ratio) },
  ];
}

const same = (one: Place, other: Place) =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.w - other.w) + Math.abs(one.turn - other.turn) <
  0.5;

/** Lets a piece travel; resolved when it has arrived. */
export async function travel(node: Element, from: Place, to: Place, way: Way, ratio = RATIO): Promise<void> {
  if (!node.animate || same(from, to) || (way.calm && far(from, to) < WORTH_A_FADE)) return;
  const timing = { duration: way.calm ? FADE : way.ms, delay: way.calm ? 0 : way.delay, fill: "backwards" } as const;
  const steps = way.calm ? [{ opacity: 0 }, { opacity: 1 }] : frames(from, to, way.arc ?? 0, ratio);
  await node.animate(steps, timing).finished.catch(() => {});
}

export const far = (from: Place, to: Place) => Math.hypot(from.x - to.x, from.y - to.y);

/** Remembers where each piece lay last, whichever list it was in. */
export class Places {
  #at = new Map<string, Place>();
  #room = "";
  #still = new Set<string>();

  forget(): void {
    this.#at.clear();
  }

  lose(key: string): void {
    this.#at.delete(key);
  }

  at(key: string): Place | undefined {
    return this.#at.get(key);
  }

  /** Where a piece comes from; nothing travels because the window changed. */
  move(key: string, to: Place, room: string, start: Place): Place {
    if (room !== this.#room) this.#resized(room);
    const from = this.#room === room ? (this.#at.get(key) ?? start) : to;
    this.#at.set(key, to);
    return from;
  }

  #resized(room: string): void {
    if (this.#room) this.#still = new Set(this.#at.keys());
    this.#room = room;
  }

  /** True once for each piece that lay somewhere in the old room. */
  resized(key: string): boolean {
    return this.#still.delete(key);
  }
}
