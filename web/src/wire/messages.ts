// Made by `python -m ludoteca.server.typescript`. Do not edit.

export interface Act {
  do: "act";
  seat: number;
  moment: string;
  action: string;
  id: string;
}

export interface TakeBack {
  do: "take_back";
  seat: number;
  moment: string;
  id: string;
}

export interface Sit {
  do: "sit";
  seat?: number | null;
  animal?: Animal | null;
  id: string;
}

export interface Leave {
  do: "leave";
  id: string;
}

export interface Goodbye {
  do: "goodbye";
  id: string;
}

export interface Hand {
  do: "hand";
  seat: number;
  robot: Robot;
  id: string;
}

export interface Free {
  do: "free";
  seat: number;
  id: string;
}

export interface Arrange {
  do: "arrange";
  seats: number;
  rules?: Record<string, boolean | number | string>;
  id: string;
}

export interface Again {
  do: "again";
  id: string;
}

export interface Hurry {
  do: "hurry";
  pace: number;
  id: string;
}

export interface Hello {
  do: "hello";
  table: string;
}

export interface Pong {
  do: "pong";
  at: number;
  mine: number;
}

export interface Why {
  do: "why";
  id: string;
  seat: number;
  action: string;
}

export interface Invite {
  do: "invite";
  id: string;
}

export interface SeatShown {
  animal: Animal;
  sitter: "nobody" | "person" | "you";
  robot: Robot | null;
  away: boolean;
}

export interface Arrangement {
  seats: number;
  rules: Record<string, boolean | number | string>;
}

export interface Table {
  is: "table";
  code: string;
  game: string;
  seats: SeatShown[];
  now: Arrangement;
  next: Arrangement;
  pace: number;
  started: boolean;
}

export interface Seen {
  is: "seen";
  seat: number | null;
  row: number;
  deal: number;
  moment: string;
  notes: ((number | string)[])[];
  mover: number | null;
  undone: boolean;
  view: unknown;
  legal: string[];
  to_act: number[];
  can_take_back: boolean;
  over: boolean;
  scores: number[];
  ranks: number[];
}

export interface Done {
  is: "done";
  id: string;
}

export interface Refused {
  is: "refused";
  id: string | null;
  code: Code;
  why?: string | null;
}

export interface Because {
  is: "because";
  id: string;
  why: string | null;
}

export interface Invitation {
  is: "invitation";
  id: string;
  link: string;
  qr: string;
  reachable: boolean;
}

export interface Ping {
  is: "ping";
  at: number;
}

export interface NewTable {
  game: string;
  seats?: number | null;
  rules?: Record<string, boolean | number | string>;
  pace?: number | null;
  animal?: Animal | null;
}

export interface TableCode {
  code: string;
}

export interface Unfinished {
  code: string;
  game: string;
  animals: Animal[];
  over: boolean;
}

export interface Problem {
  code: Code;
}

export type Animal = "fox" | "frog" | "owl" | "chick" | "whale" | "hare";

export type Robot = "pip" | "tilda" | "oskar";

export type Code = "malformed" | "too_many" | "unknown_table" | "older_rules" | "table_full" | "seat_taken" | "animal_taken" | "not_your_seat" | "not_your_turn" | "moved_on" | "not_legal" | "nothing_to_take_back" | "bad_rules" | "wrong_door" | "failed";

export type FromClient = Act | TakeBack | Sit | Leave | Goodbye | Hand | Free | Arrange | Again | Hurry | Hello | Pong | Why | Invite;

export type FromServer = Table | Seen | Done | Refused | Because | Invitation | Ping;

export const ANIMALS: readonly Animal[] = ["fox", "frog", "owl", "chick", "whale", "hare"];

export const ROBOTS: readonly Robot[] = ["pip", "tilda", "oskar"];
