import { ANIMALS, ROBOTS, type SeatShown } from "$web/wire/messages";

export type Animal = SeatShown["animal"];
export type Robot = NonNullable<SeatShown["robot"]>;

/** Who may be put on a seat: a robot, a friend who is still to come, or somebody at this device. */
export type Sitter = Robot | "friend" | "me";

interface Orders {
  sit(seat: number | null, animal?: Animal | null): unknown;
  hand(seat: number, robot: Robot): unknown;
  free(seat: number): unknown;
}

export const isRobot = (sitter: Sitter): sitter is Robot => (ROBOTS as readonly string[]).includes(sitter);
export const isMine = (seat: SeatShown) => seat.sitter === "you";
export const isTaken = (seat: SeatShown) => seat.sitter !== "nobody";

/** Who plays there now. Somebody else's seat is nobody's business while they are here. */
export function sitterOf(seat: SeatShown): Sitter | "somebody" {
  if (seat.robot) return seat.robot;
  if (isMine(seat)) return "me";
  return isTaken(seat) ? "somebody" : "friend";
}

export function choicesFor(seat: SeatShown): Sitter[] {
  if (isMine(seat)) return ["me", ...ROBOTS];
  if (!isTaken(seat)) return [...ROBOTS, "friend", "me"];
  return seat.away || seat.robot ? [...ROBOTS] : [];
}

export function place(sitter: Sitter, seat: number, desk: Orders) {
  if (isRobot(sitter)) return desk.hand(seat, sitter);
  return sitter === "me" ? desk.sit(seat) : desk.free(seat);
}

/** The animals that a newcomer may be, and the seat that goes with each. */
export function animalsFor(seats: readonly SeatShown[]): { animal: Animal; seat: number | null }[] {
  const taken = new Set(seats.filter(isTaken).map((seat) => seat.animal));
  return ANIMALS.filter((animal) => !taken.has(animal)).map((animal) => {
    const seat = seats.findIndex((one) => one.animal === animal);
    return { animal, seat: seat < 0 ? null : seat };
  });
}

export const hasRoom = (seats: readonly SeatShown[]) => seats.some((seat) => !isTaken(seat));
