import type { SeatShown } from "$web/wire/messages";

/** The seats that play on this device. */
export const played = (seats: readonly SeatShown[]): number[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.sitter === "you" && !seats[seat]!.robot);

export const owned = (seats: readonly SeatShown[]): number[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.sitter === "you");

/** Who of those on this device should look at it next: who is asked, nearest clockwise; else who has it. */
export function passedTo(
  seats: readonly SeatShown[],
  from: number | null | undefined,
  asked: readonly number[],
): number | null {
  const here = played(seats);
  const round = [...here.filter((seat) => seat >= (from ?? 0)), ...here.filter((seat) => seat < (from ?? 0))];
  const next = round.find((seat) => asked.includes(seat));
  if (next !== undefined) return next;
  const owns = owned(seats);
  if (from != null && owns.includes(from)) return from;
  return here[0] ?? owns[0] ?? null;
}
