/** The own hand: one fan where it fits, else rows; no strip is narrower than a finger. */
import {
  EDGE,
  RATIO,
  SMALLEST,
  STRIP,
  sizeOf,
  type HandLayout,
  type Layout,
  type Place,
  type Rect,
  type Room,
} from "./place";

const RISE = 12;

export function handLayout(room: Room, size = sizeOf(room)): HandLayout {
  const area = handArea(room, size);
  const fit = fitHand(room.hand, area, size);
  const places = Array.from({ length: room.hand }, (_, index) => inHand(index, room.hand, fit, area, size));
  return { places, strip: fit.strip, rows: fit.rows, lift: size === "phone" || fit.rows > 1 ? 26 : 34 };
}

interface Fit {
  w: number;
  rows: number;
  per: number;
  strip: number;
  pitch: number;
}

function handArea({ width, height, prompt }: Room, size: Layout["size"]): Rect {
  const beside = size === "low" && prompt.left > width / 4;
  const left = beside ? prompt.left : size === "beamer" ? 150 : EDGE;
  const top = prompt.top + prompt.height + (size === "phone" || size === "low" ? 22 : 38);
  const right = beside ? EDGE : size === "beamer" ? 190 : EDGE;
  return { left, top, width: width - left - right, height: height - top - (size === "phone" ? 2 : EDGE) };
}

const BIGGEST = { phone: 96, tablet: 122, beamer: 150, low: 96 };
const APART = 1.05;

function fitHand(cards: number, area: Rect, size: Layout["size"]): Fit {
  for (let rows = cards > 13 ? 2 : 1; rows <= 4; rows++) {
    for (let w = BIGGEST[size]; w >= SMALLEST; w -= 2) {
      const fit = fitRows(cards, rows, w, area, size);
      if (fit) return fit;
    }
  }
  return scrolled(cards, area);
}

function fitRows(cards: number, rows: number, w: number, area: Rect, size: Layout["size"]): Fit | null {
  const per = Math.ceil(cards / rows);
  const strip = per > 1 ? Math.min(w * APART, (area.width - w) / (per - 1)) : w;
  const free = area.height - RISE - w * RATIO - droop(rows, size);
  const pitch = rows > 1 ? Math.min(w * RATIO * 0.7, free / (rows - 1)) : 0;
  const shown = rows > 3 ? 0.35 : 0.43;
  const enough = strip >= STRIP && free >= 0 && (rows === 1 || pitch >= w * RATIO * shown);
  return enough ? { w, rows, per, strip, pitch } : null;
}

/** Nothing fits: as many rows as it takes, reached by scrolling. */
function scrolled(cards: number, area: Rect): Fit {
  const w = SMALLEST;
  const per = Math.max(1, Math.min(cards, Math.floor((area.width - w) / STRIP) + 1));
  const rows = Math.max(1, Math.ceil(cards / per));
  return { w, rows, per, strip: per > 1 ? (area.width - w) / (per - 1) : w, pitch: 64 };
}

const droop = (rows: number, size: Layout["size"]) => (rows === 1 && (size === "tablet" || size === "beamer") ? 22 : 0);

function inHand(index: number, cards: number, fit: Fit, area: Rect, size: Layout["size"]): Place {
  const row = Math.floor(index / fit.per);
  const inRow = Math.min(fit.per, cards - row * fit.per);
  const from = index - row * fit.per - (inRow - 1) / 2;
  const bend = droop(fit.rows, size) ? from / Math.max(6, (fit.per - 1) / 2) : 0;
  return {
    x: area.left + area.width / 2 + from * fit.strip,
    y: area.top + RISE + (fit.w * RATIO) / 2 + row * fit.pitch + bend * bend * 20,
    w: fit.w,
    turn: bend * 5,
  };
}

/** A card of the own hand that can be played, that cannot, or that is lifted. */
export function raised(place: Place, lifted: boolean, playable: boolean, lift: number): Place {
  if (lifted) return { ...place, y: place.y - RISE - lift, turn: place.turn - 2, w: place.w * 1.03 };
  return playable ? { ...place, y: place.y - RISE } : place;
}
