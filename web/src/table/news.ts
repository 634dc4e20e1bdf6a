import type { SeatShown, Table } from "$web/wire/messages";

export interface News {
  what: "sat" | "left" | "back";
  seat: number;
}

const isHere = (seat: SeatShown) => seat.sitter === "person" && !seat.away && !seat.robot;

/** What the others did with their chairs. */
export function newsOf(before: Table, after: Table): News | null {
  if (before.seats.length !== after.seats.length) return null;
  for (const [seat, now] of after.seats.entries()) {
    const then = before.seats[seat]!;
    if (isHere(now) && then.sitter === "nobody") return { what: "sat", seat };
    if (isHere(now) && !isHere(then)) return { what: "back", seat };
    if (now.sitter === "person" && now.robot && isHere(then)) return { what: "left", seat };
  }
  return null;
}

/** A person who is away and for whom everybody waits. */
export function missing(table: Table, toAct: readonly number[]): number | null {
  const seat = toAct.find(
    (at) => table.seats[at]?.sitter === "person" && table.seats[at].away && !table.seats[at].robot,
  );
  return seat ?? null;
}
