/** Arrow keys along the hand. */
import type { Hand } from "./hand.svelte";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const ENDS: Record<string, number> = { Home: -1, End: 1 };

export function keyed(event: KeyboardEvent, hand: Hand, reach: (card: string | null) => void): void {
  if (event.key in STEPS) reach(hand.step(STEPS[event.key]!));
  else if (event.key in ENDS) reach(hand.end(ENDS[event.key]!));
  else if (event.key === "Escape" && (hand.lifted || hand.chosen.length)) hand.lower();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
