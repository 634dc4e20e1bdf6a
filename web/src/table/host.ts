import type { Invitation, SeatShown, Table } from "$web/wire/messages";
import type { Animal, Robot } from "./seating";
import type { Desk, Prompt } from "./stage";

/** What the shell of a table needs beyond what a board does. */
export interface Host extends Desk<unknown> {
  readonly table: Table | null;
  readonly seats: SeatShown[];
  readonly state: "connecting" | "open" | "lost" | "refused";
  readonly said: string;
  readonly refusal: string | null;
  readonly prompt: Prompt;
  readonly curtain: number | null;
  lift(): void;
  takeBack(): unknown;
  sit(seat?: number | null, animal?: Animal | null): unknown;
  leave(): Promise<unknown>;
  hand(seat: number, robot: Robot): unknown;
  free(seat: number): unknown;
  arrange(seats: number, rules: Record<string, boolean | number | string>): unknown;
  again(): unknown;
  hurry(pace: number): unknown;
  invite(): Promise<Invitation | null>;
}
