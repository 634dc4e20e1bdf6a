import { vi } from "vitest";
import type { SeatShown, Seen, Table } from "$web/wire/messages";
import type { Host } from "../host";

const seat = (animal: SeatShown["animal"], rest: Partial<SeatShown> = {}): SeatShown => ({
  animal,
  sitter: "nobody",
  robot: "tilda",
  away: false,
  ...rest,
});

const TABLE: Table = {
  is: "table",
  code: "KQWTR",
  game: "hearts",
  seats: [seat("fox", { sitter: "you", robot: null }), seat("frog"), seat("owl"), seat("chick")],
  now: { seats: 4, rules: {} },
  next: { seats: 4, rules: {} },
  pace: 1200,
  started: false,
};

const SEEN = {
  seat: 0,
  to_act: [0],
  can_take_back: false,
  over: false,
} as unknown as Seen & { view: unknown };

/** A desk without a table behind it: it remembers what was ordered. */
export class StandIn implements Host {
  table = $state.raw<Table | null>(TABLE);
  seen = $state.raw(SEEN);
  state = $state<Host["state"]>("open");
  said = $state("");
  refusal = $state<string | null>(null);
  prompt = $state.raw<Host["prompt"]>({ id: "again" });
  curtain = $state<number | null>(null);
  readonly own = 0;
  readonly busy = false;
  readonly calm = true;
  act = vi.fn();
  why = vi.fn();
  sound = vi.fn();
  lift = vi.fn();
  takeBack = vi.fn();
  sit = vi.fn();
  leave = vi.fn(async () => true);
  hand = vi.fn();
  free = vi.fn();
  arrange = vi.fn();
  again = vi.fn();
  hurry = vi.fn();
  invite = vi.fn<Host["invite"]>(async () => null);

  get seats(): SeatShown[] {
    return this.table?.seats ?? [];
  }
}
