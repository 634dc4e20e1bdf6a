/** The table of Hearts! as it lies now, and how it gets from one thing that happened to the next. */
import type { Desk, Note, Prompt, Stage } from "$web/table/stage";
import type { SeatShown, Seen } from "$web/wire/messages";
import { words } from "$web/words/words.svelte";
import { handOf, isGathered, JINX, jinxOwner, named, sorted, trickOf, type Laid } from "./cards";
import { Air } from "./air.svelte";
import { GIVEN, Hand } from "./hand.svelte";
import type { View } from "./hearts";
import { promptOf } from "./prompt";
import { SETTLE, TRAVEL } from "./travel";

type Shown = Seen & { view: View };
export type Wait = (ms: number) => Promise<void>;

export interface Row {
  seat: number;
  count: number;
}

const clock: Wait = (ms) => new Promise((done) => setTimeout(done, ms));

const SEE = 800;
const READ = 1300;
const ROW = 260;
const DEAL = 70;
const WHOLE_DEAL = 1200;

export class Hearts implements Stage<View> {
  seen = $state.raw<Shown | null>(null);
  cards = $state.raw<readonly string[]>([]);
  /** Just received, until the next card is played. */
  received = $state.raw<readonly string[]>([]);
  trick = $state.raw<readonly Laid[]>([]);
  /** Who took the trick that still lies there. */
  taker = $state<number | null>(null);
  held = $state.raw<readonly number[]>([]);
  points = $state.raw<readonly number[] | null>(null);
  jinx = $state<number | null>(null);
  chosen = $state.raw<readonly number[]>([]);
  given = $state.raw<readonly string[]>([]);
  totals = $state.raw<readonly number[]>([]);
  written = $state.raw<readonly (readonly number[])[]>([]);
  turn = $state.raw<readonly number[]>([]);
  aside = $state(0);
  moon = $state<number | null>(null);
  /** What is being written down at the end of a round. */
  tally = $state.raw<readonly Row[]>([]);
  dealing = $state(0);
  /** What is being shown, and lies there next. */
  #next = $state.raw<Shown | null>(null);
  readonly hand: Hand;
  readonly air = new Air();
  #skip: (() => void) | null = null;
  #skipped = false;

  constructor(
    readonly desk: Desk<View> & { readonly waiting?: number },
    private wait: Wait = clock,
  ) {
    this.hand = new Hand(desk, this);
  }

  get legal(): readonly string[] {
    return this.seen?.legal ?? [];
  }

  get giving(): boolean {
    return this.seen?.view.giving ?? false;
  }

  /** Our seat has to do something, and all has been shown. */
  get asked(): boolean {
    return this.desk.own !== null && this.turn.includes(this.desk.own);
  }

  get seats(): number {
    return this.held.length || this.desk.seats.length;
  }

  /** The seat that looks from below. */
  get base(): number {
    return this.desk.own ?? 0;
  }

  stepOf(seat: number): number {
    return (seat - this.base + this.seats) % this.seats;
  }

  get gathered(): boolean {
    return this.taker !== null;
  }

  get prompt(): Prompt {
    const seen = this.#told;
    if (!seen) return { id: "hearts-set" };
    if (this.tally.length) return { id: "hearts-writing" };
    return promptOf({
      seen,
      own: this.desk.own,
      lifted: this.hand.lifted !== null,
      still: this.hand.still,
      who: (seat) => words.start(words.seat(seat, { seats: this.desk.seats as SeatShown[], own: this.desk.own })),
    });
  }

  /** Others are named as soon as it is their turn; we are asked when all has been shown. */
  get #told(): Shown | null {
    const next = this.#next;
    return next && !next.to_act.includes(this.desk.own ?? -1) ? next : this.seen;
  }

  async step(note: Note, seen: Shown): Promise<void> {
    const [name, first = 0, second = 0] = note;
    this.turn = [];
    this.#next = seen;
    if (name === "dealt") await this.#dealt(seen);
    else if (name === "passed") await this.#passed();
    else if (name === "gave") await this.#gave(Number(first), note.slice(2) as string[]);
    else if (name === "played") await this.#played(Number(first), String(second));
    else if (name === "took") await this.#took(Number(first), Number(second));
    else if (name === "took_unseen") await this.#took(Number(first), 0);
    else if (name === "moon") await this.#moonRose(Number(first));
    else if (name === "wrote") await this.#wrote(Number(first), Number(second));
  }

  settle(seen: Shown): void {
    const { view } = seen;
    const trick = trickOf(view);
    this.seen = seen;
    this.#next = null;
    this.cards = sorted(handOf(view));
    this.trick = trick;
    this.taker = isGathered(trick, view.trick.length) ? (view.turn ?? this.taker) : null;
    this.held = view.held;
    this.points = view.points;
    this.jinx = jinxOwner(view.points);
    this.chosen = view.chosen;
    this.given = view.given.map(named);
    this.totals = view.totals;
    this.written = view.written;
    this.aside = view.aside;
    this.turn = seen.over ? [] : seen.to_act;
    this.tally = [];
    this.#skipped = false;
    this.moon = null;
    this.dealing = 0;
    this.air.clear();
    this.hand.settle();
  }

  /** A tap anywhere while the round is written down: on with it. */
  skip(): void {
    if (!this.tally.length) return;
    this.#skipped = true;
    this.#skip?.();
  }

  async #dealt(seen: Shown): Promise<void> {
    const { view } = seen;
    this.#clear();
    this.tally = [];
    this.#skipped = false;
    this.moon = null;
    this.points = view.points;
    this.received = [];
    this.aside = view.aside;
    this.totals = view.totals;
    this.written = view.written;
    this.dealing = Math.min(DEAL, WHOLE_DEAL / Math.max(1, view.hand.length));
    this.held = view.held;
    this.cards = sorted(handOf(view));
    this.desk.sound("deal");
    await this.#pause(this.dealing * view.hand.length + TRAVEL);
    this.dealing = 0;
  }

  #clear(): void {
    this.trick = [];
    this.taker = null;
    this.jinx = null;
    this.given = [];
  }

  async #passed(): Promise<void> {
    const piles = this.chosen.map((_, seat) => ({ seat, to: (seat + 1) % this.seats }));
    this.chosen = this.chosen.map(() => 0);
    this.given = [];
    this.air.pass(piles, GIVEN);
    this.desk.sound("take");
    await this.#pause(TRAVEL + SETTLE);
  }

  async #gave(from: number, cards: string[]): Promise<void> {
    if ((from + 1) % this.seats !== this.desk.own) return;
    this.received = cards;
    this.cards = sorted([...this.cards, ...cards]);
    this.desk.sound("lay");
    await this.#pause(TRAVEL + SETTLE);
  }

  async #played(seat: number, card: string): Promise<void> {
    this.#sweep();
    if (seat === this.desk.own) {
      this.hand.leave(card);
      this.received = [];
    }
    this.cards = this.cards.filter((other) => other !== card);
    this.held = this.held.map((held, other) => (other === seat ? held - 1 : held));
    this.trick = [...this.trick, { seat, card }];
    this.desk.sound("card");
    await this.#pause(TRAVEL + 60);
    if (card === JINX) this.desk.sound("jinx");
  }

  /** The trick that was taken turns face down and slides to its owner. */
  #sweep(): void {
    if (this.taker === null) return;
    this.air.sweep(
      this.trick.map(({ card }) => card),
      this.taker,
    );
    this.trick = [];
    this.taker = null;
    this.desk.sound("take");
  }

  async #took(seat: number, count: number): Promise<void> {
    await this.#pause(SEE);
    const jinx = this.trick.some(({ card }) => card === JINX);
    this.taker = seat;
    this.turn = [seat];
    await this.#pause(TRAVEL);
    if (!count) return;
    this.points = this.points?.map((points, other) => (other === seat ? points + count : points)) ?? null;
    this.air.hearts(seat, jinx ? count - 10 : count, jinx);
    this.desk.sound(jinx ? "jinx" : "heart");
    await this.#pause(TRAVEL + SETTLE);
    this.jinx = jinxOwner(this.points);
  }

  async #moonRose(seat: number): Promise<void> {
    this.moon = seat;
    this.desk.sound("moon");
    await this.#pause(READ);
  }

  async #wrote(seat: number, count: number): Promise<void> {
    if (!this.tally.length) this.#sweep();
    this.tally = [...this.tally, { seat, count }];
    this.totals = this.totals.map((total, other) => (other === seat ? total + count : total));
    this.desk.sound(count ? "heart" : "lay");
    const last = this.tally.length === this.seats;
    await this.#pause(ROW + (last ? READ : 0));
    if (last) this.points = this.points?.map(() => 0) ?? null;
  }

  /** Shorter the more is waiting; over at once when somebody taps while points are written. */
  async #pause(ms: number): Promise<void> {
    if (this.#skipped) return;
    const skipped = new Promise<void>((done) => (this.#skip = done));
    await Promise.race([this.wait(ms * this.haste), skipped]);
    this.#skip = null;
  }

  /** 1 at leisure; less while frames are waiting to be shown. */
  get haste(): number {
    const waiting = this.desk.waiting ?? 0;
    return waiting > 1 ? Math.max(0.25, 1 / waiting) : 1;
  }
}
