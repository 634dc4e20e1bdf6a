import { promptRow } from "$web/table/places";
import { describe, expect, it } from "vitest";
import { handLayout, raised } from "./hand";
import { ring } from "./homes";
import { layout } from "./layout";
import { RATIO, STRIP, type Place, type Rect } from "./place";
import { gathered, waiting } from "./trick";

const SCREENS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [844, 390],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;
const ZOOMED = [195, 422] as const;
const EACH: Record<number, number> = { 2: 20, 3: 13, 4: 10, 5: 8, 6: 6 };
const SEATS = [2, 3, 4, 5, 6];

const room = ([width, height]: readonly [number, number], seats: number, hand = EACH[seats]!) => ({
  width,
  height,
  prompt: promptRow(width, height),
  seats,
  hand,
});

const every = SCREENS.flatMap((screen) => SEATS.map((seats) => ({ screen, seats })));
const rect = ({ x, y, w }: Place, ratio = RATIO): Rect => ({
  left: x - w / 2,
  top: y - (w * ratio) / 2,
  width: w,
  height: w * ratio,
});
/** What of a card must never be covered: its number and its first pip. */
const corner = (place: Place): Rect => {
  const { left, top, width, height } = rect(place);
  return { left, top, width: width * 0.36, height: height * 0.42 };
};
const overlap = (one: Rect, other: Rect, slack = 0) =>
  Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) > slack &&
  Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) > slack;
const within = (piece: Rect, { width, height }: { width: number; height: number }) =>
  piece.left >= -0.5 &&
  piece.top >= -0.5 &&
  piece.left + piece.width <= width + 0.5 &&
  piece.top + piece.height <= height + 0.5;
const corners = (width: number): Rect[] => [
  { left: 12, top: 12, width: 64, height: 64 },
  { left: width - 76, top: 12, width: 64, height: 64 },
];

describe("the table", () => {
  it.each(every)("keeps everything on the screen $screen with $seats seats", ({ screen, seats }) => {
    const here = room(screen, seats);
    const board = layout(here);
    const pieces = [...board.trick, ...board.hand.places, board.aside].map((place) => rect(place));
    const discs = board.homes.map((home) => rect(home, 1));
    expect(board.height).toBe(here.height);
    for (const piece of [...pieces, ...discs]) expect(within(piece, here), JSON.stringify(piece)).toBe(true);
  });

  it.each(every)("lets every number and pip of the trick be seen on $screen with $seats seats", ({ screen, seats }) => {
    const { trick } = layout(room(screen, seats));
    for (const under of trick)
      for (const over of trick.filter((other) => other.y > under.y))
        expect(overlap(corner(under), rect(over), 2), JSON.stringify([under, over])).toBe(false);
  });

  it.each(every)(
    "lets no disc lie on another, under a corner button or on a card on $screen with $seats seats",
    ({ screen, seats }) => {
      const here = room(screen, seats);
      const { homes, trick } = layout(here);
      const discs = homes.slice(1).map((home) => rect(home, 1));
      discs.forEach((disc, nth) => {
        for (const other of discs.slice(nth + 1)) expect(overlap(disc, other)).toBe(false);
        for (const button of corners(here.width)) expect(overlap(disc, button), JSON.stringify(disc)).toBe(false);
        for (const card of trick) expect(overlap(disc, corner(card), 4), JSON.stringify([disc, card])).toBe(false);
        expect(overlap(disc, here.prompt)).toBe(false);
      });
    },
  );

  it.each(every)("leaves the row of the prompt free on $screen with $seats seats", ({ screen, seats }) => {
    const here = room(screen, seats);
    const { trick, hand } = layout(here);
    for (const place of [...trick, ...hand.places]) expect(overlap(rect(place), here.prompt, 1)).toBe(false);
  });

  it.each(SEATS)("lies clockwise: the next of %i seats sits to our left", (seats) => {
    const { trick } = layout(room([1024, 768], seats));
    const own = trick[0]!;
    expect(Math.max(...trick.map(({ y }) => y))).toBe(own.y);
    if (seats > 2) expect(trick[1]!.x).toBeLessThan(own.x);
    if (seats > 2) expect(trick.at(-1)!.x).toBeGreaterThan(own.x);
  });
});

describe("the hand", () => {
  const hands = [...SCREENS, ZOOMED].flatMap((screen) => [1, 2, 5, 7, 8, 10, 13, 20].map((hand) => ({ screen, hand })));

  it.each(hands)("leaves a strip for a finger of each of $hand cards on $screen", ({ screen, hand }) => {
    const { places, strip } = handLayout(room(screen, 2, hand));
    expect(places).toHaveLength(hand);
    expect(strip).toBeGreaterThanOrEqual(STRIP - 0.01);
    places.forEach((card, nth) => {
      const over = places.slice(nth + 1).map((place) => rect(place));
      const number = { ...corner(card), width: Math.min(STRIP, card.w * 0.36), height: card.w * RATIO * 0.25 };
      for (const cover of over) expect(overlap(number, cover, 3), `${nth}`).toBe(false);
    });
  });

  it.each([...SCREENS, ZOOMED].map((screen) => ({ screen })))("lays twenty cards in rows on $screen", ({ screen }) => {
    expect(handLayout(room(screen, 2, 20)).rows).toBeGreaterThanOrEqual(2);
  });

  it.each(SCREENS.filter(([width]) => width >= 390).map((screen) => ({ screen })))(
    "lays seven cards in one row on $screen",
    ({ screen }) => {
      expect(handLayout(room(screen, 4, 7)).rows).toBe(1);
    },
  );

  it("grows downwards and can be scrolled where the screen is enlarged twice", () => {
    const here = room(ZOOMED, 2);
    const board = layout(here);
    expect(board.height).toBeGreaterThan(here.height);
    for (const place of board.hand.places)
      expect(within(rect(place), { width: here.width, height: board.height })).toBe(true);
  });

  it("lifts a card above those that can be played, and those above the others", () => {
    const place = { x: 0, y: 100, w: 96, turn: 0 };
    const heights = [
      raised(place, true, true, 34),
      raised(place, false, true, 34),
      raised(place, false, false, 34),
    ].map(({ y }) => y);
    expect(heights).toEqual([54, 88, 100]);
  });
});

describe("what waits on the cloth", () => {
  it("squares a taken trick up towards its owner", () => {
    const board = layout(room([1024, 768], 4));
    const middles = [0, 1, 2, 3].map((nth) => gathered(board, nth, 4, 1).x);
    expect(Math.max(...middles)).toBeLessThan(board.middle.x + 40);
    expect(middles).toEqual([...middles].sort((one, other) => one - other));
  });

  it("lays the cards to be passed on before their player", () => {
    const board = layout(room([1024, 768], 4));
    expect(waiting(board, 2, 1).y).toBe(board.trick[2]!.y);
  });
});

describe("the end", () => {
  it.each(SEATS)("seats %i players round the open box, the own one in front", (seats) => {
    const places = ring(seats, 390, 620);
    expect(Math.max(...places.map(({ y }) => y))).toBe(places[0]!.y);
    for (const { x, y } of places)
      expect(within({ left: x - 66, top: y - 46, width: 132, height: 128 }, { width: 390, height: 620 })).toBe(true);
  });
});
