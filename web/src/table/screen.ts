import type { Table } from "$web/wire/messages";
import { isMine } from "./seating";

export type Screen = "sorry" | "setting" | "welcome" | "curtain" | "table" | "end";

interface Situation {
  refusal: string | null;
  table: Table | null;
  /** The board is here, and something lies before us. */
  laid: boolean;
  /** Somebody at this device must take it first. */
  handedOver: boolean;
  over: boolean;
  busy: boolean;
}

/** What there is to see of a table. */
export function screenOf({ refusal, table, laid, handedOver, over, busy }: Situation): Screen {
  if (refusal) return "sorry";
  if (table && !table.seats.some(isMine)) return "welcome";
  if (table && !laid && handedOver) return "curtain";
  if (!table || !laid) return "setting";
  return over && !busy ? "end" : "table";
}

/** Our seats that a robot kept warm while we were away. */
export const warmSeats = (table: Table): number[] => {
  const mine = table.seats.flatMap((seat, at) => (isMine(seat) ? [at] : []));
  return mine.every((at) => table.seats[at]!.robot) ? mine : [];
};
