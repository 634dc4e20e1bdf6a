/** Cards by name: `suns-7`. */
import { PIECES, type View } from "./hearts";

export type Suit = (typeof PIECES.suit)[number];

export const JINX = "hearts-10";

export const named = (card: number): string => PIECES.card[card]!;
export const suitOf = (card: string) => card.split("-")[0] as Suit;
export const rankOf = (card: string) => Number(card.split("-")[1]);

const order = new Map<string, number>(PIECES.card.map((card, place) => [card, place]));

/** By suit, then by rank. */
export const sorted = (cards: readonly string[]): string[] => [...cards].sort((a, b) => order.get(a)! - order.get(b)!);

export const handOf = (view: View): string[] => view.hand.map(named);

export interface Laid {
  seat: number;
  card: string;
}

/** No card of this round has been played, or no round is left. */
const cleared = (view: View): boolean =>
  view.turn === null && !view.giving ? view.rounds === view.held.length : Math.min(...counts(view)) === most(view);

const counts = (view: View) => view.held.map((held, seat) => held + view.chosen[seat]!);
const most = (view: View) => Math.floor(PIECES.card.length / view.held.length);

/** What lies on the cloth, in the order it was played. The last trick of a round went with its round. */
export function trickOf(view: View): Laid[] {
  const seats = view.trick.length;
  if (cleared(view)) return [];
  const from = view.trick[view.leader] === null ? 0 : view.leader;
  return view.trick
    .map((_, step) => (from + step) % seats)
    .filter((seat) => view.trick[seat] !== null)
    .map((seat) => ({ seat, card: named(view.trick[seat]!) }));
}

/** Nobody else can have ten points: without the jinx there are only nine. */
export function jinxOwner(points: readonly number[] | null): number | null {
  const owner = points?.findIndex((each) => each >= 10) ?? -1;
  return owner < 0 ? null : owner;
}

export const isGathered = (trick: readonly Laid[], seats: number): boolean => trick.length === seats;
