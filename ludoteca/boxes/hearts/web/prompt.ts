/** What the slip says. */
import type { Prompt } from "$web/table/stage";
import type { Seen } from "$web/wire/messages";
import { handOf, suitOf, trickOf, isGathered } from "./cards";
import type { View } from "./hearts";

interface Lying {
  seen: Seen & { view: View };
  own: number | null;
  lifted: boolean;
  /** Cards that still have to be chosen. */
  still: number;
  who(seat: number): string;
}

export function promptOf(now: Lying): Prompt {
  const { seen, own } = now;
  if (seen.over) return { id: "hearts-over" };
  const asked = own !== null && seen.to_act.includes(own);
  if (seen.view.giving) return asked ? giving(now) : { id: "hearts-wait-giving" };
  return asked ? playing(now) : waiting(now);
}

const giving = ({ still }: Lying): Prompt =>
  still > 0 ? { id: "hearts-give", args: { count: still } } : { id: "hearts-give-on" };

const waiting = ({ seen, who }: Lying): Prompt => ({ id: "hearts-wait", args: { seat: who(seen.to_act[0]!) } });

function playing({ seen, lifted }: Lying): Prompt {
  if (lifted) return { id: "hearts-again" };
  const trick = trickOf(seen.view);
  if (!trick.length || isGathered(trick, seen.view.trick.length)) return { id: "hearts-lead" };
  const suit = suitOf(trick[0]!.card);
  const follows = handOf(seen.view).some((card) => suitOf(card) === suit);
  return follows ? { id: "hearts-follow", args: { suit } } : { id: "hearts-any" };
}
