/** What the arithmetic of places is made of: CSS pixels. */

/** The centre of a piece, its width, its turn in degrees. */
export interface Place {
  x: number;
  y: number;
  w: number;
  turn: number;
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
  /** The row of speaker, slip and take back, which the shell draws. */
  prompt: Rect;
  seats: number;
  hand: number;
}

/** Where a player sits: the disc, how wide it is, and whether the fan behind it has room. */
export interface Home extends Place {
  fan: boolean;
  /** On which side of the disc there is room. */
  side: "left" | "right";
}

export interface HandLayout {
  places: Place[];
  strip: number;
  rows: number;
  lift: number;
}

export interface Layout {
  size: "phone" | "tablet" | "beamer" | "low";
  cloth: Rect;
  /** By steps clockwise from the own seat; the own one is where the slip shows its disc. */
  homes: Home[];
  trick: Place[];
  hand: HandLayout;
  aside: Place;
  notepad: Place | null;
  own: Place;
  middle: Place;
  /** At least the height of the screen; more has to be scrolled. */
  height: number;
}

export const RATIO = 1.4;
/** As narrow as what a finger hits. */
export const STRIP = 44;
/** No card of which we must read the number is narrower. */
export const SMALLEST = 78;
export const EDGE = 8;
/** What the buttons in the upper corners take. */
export const CORNER = 84;

export const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
export const between = (from: number, to: number, share: number) => from + (to - from) * share;

export function sizeOf({ width, height }: Pick<Room, "width" | "height">): Layout["size"] {
  if (height < 520 && width > height * 1.2) return "low";
  if (width < 700) return "phone";
  return width >= 1200 && height >= 700 ? "beamer" : "tablet";
}
