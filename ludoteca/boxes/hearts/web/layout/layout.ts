/** Where everything lies: pure arithmetic. */
import { handLayout } from "./hand";
import { homes, slipDisc } from "./homes";
import { EDGE, RATIO, sizeOf, type HandLayout, type Layout, type Place, type Rect, type Room } from "./place";
import { clothRound, trickLayout, type TrickLayout } from "./trick";

export function layout(room: Room): Layout {
  const size = sizeOf(room);
  const area = tableArea(room, size);
  const trick = trickLayout(room, size, area);
  const cloth = clothRound(trick, area);
  const hand = handLayout(room, size);
  return {
    size,
    cloth,
    homes: homes(room, size, area, cloth),
    trick: trick.places,
    hand,
    aside: asidePlace(room, size, area),
    notepad: notepadPlace(room, size),
    own: ownPlace(room, size, trick, area),
    middle: { x: trick.x, y: trick.y, w: trick.w, turn: 0 },
    height: wholeHeight(room, hand),
  };
}

function wholeHeight({ height }: Room, { places }: HandLayout): number {
  const lowest = Math.max(0, ...places.map(({ y, w }) => y + (w * RATIO) / 2));
  return lowest > height ? lowest + EDGE : height;
}

/** All that lies above the prompt; on a low screen, left of it. */
function tableArea({ width, height, prompt }: Room, size: Layout["size"]): Rect {
  if (size === "low" && prompt.left > width / 4)
    return { left: 0, top: 0, width: prompt.left - EDGE, height: height - EDGE };
  return { left: 0, top: 0, width, height: prompt.top };
}

const asidePlace = (room: Room, size: Layout["size"], area: Rect): Place => {
  if (size === "low") return { x: 30, y: area.height - 40, w: 36, turn: -8 };
  if (size === "phone") return { x: 32, y: area.height - 40, w: 34, turn: -8 };
  return { x: size === "beamer" ? 110 : 70, y: room.prompt.top + 8, w: size === "beamer" ? 74 : 60, turn: -9 };
};

function notepadPlace({ width, seats, prompt }: Room, size: Layout["size"]): Place | null {
  if (size === "beamer") return { x: width - 104, y: prompt.top + 130 - 52 * seats, w: 152, turn: 3 };
  if (size === "tablet" && width >= 1000 && seats < 5)
    return { x: width - 72, y: prompt.top + 64 - 44 * seats, w: 112, turn: 3 };
  return null;
}

/** Where our points lie: over the slip with our disc, or beside our place on the cloth. */
function ownPlace({ prompt }: Room, size: Layout["size"], trick: TrickLayout, area: Rect): Place {
  const beside = size === "low" && area.width < prompt.left + 1;
  const x = beside ? trick.x - trick.w * 0.5 - 42 : slipDisc({ prompt }).x;
  const over = size === "phone" ? { x: x - 26, y: prompt.top - 32 } : { x, y: prompt.top - 14 };
  return { ...(beside ? { x, y: area.height - 18 } : over), w: 64, turn: -2 };
}
