import { untrack } from "svelte";
import { sounds } from "$web/sound/sounds.svelte";
import { Connection, type Order } from "$web/wire/connection.svelte";
import { isKnown, Refusal, who } from "$web/wire/http";
import type { Code, Hand, Invitation, Refused, SeatShown, Seen, Sit, Table } from "$web/wire/messages";
import { words } from "$web/words/words.svelte";
import { owned, passedTo, played } from "./passing";
import { settings } from "./settings.svelte";
import type { Box, Desk as BoardDesk, Note, Prompt, Stage } from "./stage";
import { type Sight, Telling } from "./telling.svelte";

export type Line = Pick<Connection, "state" | "refusal" | "onframe" | "onback" | "order" | "ask" | "renew" | "close">;

/** A refused action on the slip: besides the message, the reason as the rules give it. */
export type Slip = Prompt & { why?: string };

const SLIP_STAYS = 8_000;
const NOTHING: Slip = { id: "" };

/** Our side of a table: what we see of it, in the order it happened, and what we ask of it. */
export class Desk<View = unknown> implements BoardDesk<View> {
  table = $state.raw<Table | null>(null);
  stage = $state.raw<Stage<View> | null>(null);
  box = $state.raw<Box<View> | null>(null);
  /** One sentence for what just happened. */
  said = $state("");
  /** The message on the slip when the table refused something. */
  refusal = $state<string | null>(null);
  /** The seat that must take the device before anything of its view is shown. */
  curtain = $state<number | null>(null);

  #reason = $state.raw<Slip | null>(null);
  #underWay = $state(0);
  #line: Line;
  #telling: Telling<View>;
  #hiddenHands = true;
  #looking: number | null | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody looks at it
  #newest = new Map<number | null, Sight<View>>();
  #met: (number | null)[] = [];
  #arrivals: (() => void)[] = [];
  #slipEnds: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, line: Line = new Connection(code)) {
    this.#line = line;
    this.#telling = new Telling<View>({ onnote: this.#say, onsettled: this.#settled, onidle: this.#pass });
    line.onframe = (frame) => (frame.is === "table" ? this.#seat(frame) : this.#see(frame as Sight<View>));
    line.onback = () => this.#startAfresh();
    window.addEventListener("click", this.#clearSlip);
  }

  get seen(): Sight<View> {
    return this.#telling.shown!;
  }

  get ready(): boolean {
    return this.stage !== null;
  }

  get seats(): SeatShown[] {
    return this.table?.seats ?? [];
  }

  get own(): number | null {
    return this.#telling.shown?.seat ?? null;
  }

  get busy(): boolean {
    return this.#telling.busy || this.#underWay > 0;
  }

  /** How many frames are still to be shown. */
  get waiting(): number {
    return this.#telling.waiting;
  }

  get calm(): boolean {
    return settings.isCalm;
  }

  get prompt(): Slip {
    return this.#reason ?? this.stage?.prompt ?? NOTHING;
  }

  get state(): Line["state"] {
    return this.#line.state;
  }

  /** Why there is no table behind this code. */
  get closed(): Code | null {
    return this.#line.refusal;
  }

  /** Puts the game of a box on the table; where hands are open, nobody need look away. */
  unpack(box: Box<View>, hiddenHands = true): void {
    untrack(() => {
      this.box = box;
      this.#hiddenHands = hiddenHands;
      this.#raiseStage();
      this.#pass();
    });
  }

  close(): void {
    this.#line.close();
    this.#telling.clear();
    this.#clearSlip();
    window.removeEventListener("click", this.#clearSlip);
  }

  act(...actions: string[]): void {
    if (this.own !== null && !this.#underWay) void this.#meanwhile(this.#play(this.own, actions));
  }

  why(action: string): void {
    if (this.own === null) return;
    sounds.play("cannot");
    void this.#askWhy(this.own, action);
  }

  sound(name: string): void {
    sounds.play(name);
  }

  takeBack(): void {
    const newest = this.#newest.get(this.own);
    if (this.own === null || !newest || this.#underWay) return;
    void this.#order({ do: "take_back", seat: this.own, moment: newest.moment });
  }

  async sit(seat: number | null = null, animal: Sit["animal"] = null): Promise<boolean> {
    try {
      await this.#becomeKnown();
    } catch (refusal) {
      this.#refused((refusal as Refusal).code);
      return false;
    }
    return this.#order({ do: "sit", seat, animal });
  }

  leave(): Promise<boolean> {
    return this.#order({ do: "leave" });
  }

  hand(seat: number, robot: Hand["robot"]): Promise<boolean> {
    return this.#order({ do: "hand", seat, robot });
  }

  free(seat: number): Promise<boolean> {
    return this.#order({ do: "free", seat });
  }

  arrange(seats: number, rules: Record<string, boolean | number | string> = {}): Promise<boolean> {
    return this.#order({ do: "arrange", seats, rules });
  }

  again(): Promise<boolean> {
    return this.#order({ do: "again" });
  }

  hurry(pace: number): Promise<boolean> {
    return this.#order({ do: "hurry", pace });
  }

  async invite(): Promise<Invitation | null> {
    const told = await this.#line.ask({ do: "invite" });
    if (told.is === "invitation") return told;
    this.#refused(told.code);
    return null;
  }

  /** The seat of the curtain has the device now. */
  lift(): void {
    if (this.curtain !== null) this.#look(this.curtain);
  }

  #seat(table: Table): void {
    this.table = table;
    words.game = table.game;
    const own = owned(table.seats);
    for (const seat of this.#newest.keys()) if (seat !== null && !own.includes(seat)) this.#newest.delete(seat);
    this.#arrive();
    this.#pass();
  }

  #see(seen: Sight<View>): void {
    const before = this.#newest.get(seen.seat);
    if (before && seen.row < before.row) return;
    const quietly = seen.undone || !this.#met.includes(seen.seat) || seen.row <= this.#telling.row;
    this.#met.push(seen.seat);
    this.#newest.set(seen.seat, seen);
    this.#arrive();
    if (seen.seat === this.#looking) this.#telling.add(seen, quietly);
    else this.#pass();
  }

  #startAfresh(): void {
    this.#met = [];
    this.#telling.clear();
  }

  /** The device goes to whoever is asked. */
  #pass = (): void => {
    if (!this.table || this.#telling.busy) return;
    const next = passedTo(this.table.seats, this.#looking, this.#asked());
    const mustHide = this.#hiddenHands && played(this.table.seats).length > 1;
    this.curtain = mustHide && next !== this.#looking ? next : null;
    if (!mustHide && next !== this.#looking && this.#newest.has(next)) this.#look(next);
  };

  #asked(): number[] {
    const latest = [...this.#newest.values()].sort((one, other) => other.row - one.row)[0];
    return latest?.to_act ?? [];
  }

  #look(seat: number | null): void {
    this.#looking = seat;
    this.curtain = null;
    this.#telling.clear();
    const newest = this.#newest.get(seat);
    if (newest) this.#telling.add(newest, true);
  }

  #raiseStage(): void {
    if (!this.box || this.stage || !this.#telling.shown) return;
    this.stage = this.#telling.stage = this.box.stage(this);
    this.stage.settle(this.#telling.shown);
  }

  #say = (note: Note, seen: Seen): void => {
    this.said = words.note(this.box!.vocabulary, note, { seats: this.seats, own: seen.seat });
  };

  #settled = (seen: Seen, before: Seen | null): void => {
    this.#clearSlip();
    this.#raiseStage();
    if (!before || before.seat !== seen.seat) return;
    if (seen.over && !before.over) sounds.play("end");
    else if (isAsked(seen) && !isAsked(before)) sounds.play("turn");
  };

  async #play(seat: number, actions: string[]): Promise<void> {
    let row = -1;
    for (const action of actions) {
      const newest = await this.#newer(seat, row);
      if (!newest || !(await this.#order({ do: "act", seat, moment: newest.moment, action }))) return;
      row = newest.row;
    }
  }

  /** What a seat sees after that row. */
  async #newer(seat: number, row: number): Promise<Sight<View> | undefined> {
    for (;;) {
      const newest = this.#newest.get(seat);
      if (!newest || newest.row > row) return newest;
      await new Promise<void>((resolve) => this.#arrivals.push(resolve));
    }
  }

  #arrive(): void {
    for (const go of this.#arrivals.splice(0)) go();
  }

  async #order(order: Order): Promise<boolean> {
    const told = await this.#meanwhile(this.#line.order(order));
    if (told.is === "done") return true;
    if (told.code !== "moved_on") sounds.play("cannot");
    this.#refused(told.code, told.why);
    return false;
  }

  async #meanwhile<Told>(work: Promise<Told>): Promise<Told> {
    this.#underWay += 1;
    try {
      return await work;
    } finally {
      this.#underWay -= 1;
    }
  }

  async #askWhy(seat: number, action: string): Promise<void> {
    const told = await this.#line.ask({ do: "why", seat, action });
    if (told.is === "refused") this.#refused(told.code, told.why);
    else if (told.why && this.#isReason(told.why)) this.#explain(told.why);
  }

  async #becomeKnown(): Promise<void> {
    if (owned(this.seats).length) return;
    const known = isKnown();
    await who();
    if (!known) this.#line.renew();
  }

  #refused(code: Refused["code"] | Refusal["code"], why?: string | null): void {
    if (code === "moved_on") return;
    const reason = why ?? code;
    if (this.#isReason(reason)) return this.#explain(reason);
    this.#showSlip(() => (this.refusal = `refused-${code}`));
    this.said = words.say(`refused-${code}`);
  }

  #isReason(why: string): boolean {
    return why.split(" ")[0]! in (this.box?.vocabulary.REASONS ?? {});
  }

  #explain(why: string): void {
    const { vocabulary } = this.box!;
    const seated = { seats: this.seats, own: this.own };
    this.#showSlip(() => (this.#reason = { ...words.because(vocabulary, why, seated), refused: true, why }));
    this.said = words.reason(vocabulary, why, seated);
  }

  #showSlip(write: () => void): void {
    this.#clearSlip();
    write();
    this.#slipEnds = setTimeout(this.#clearSlip, SLIP_STAYS);
  }

  #clearSlip = (): void => {
    clearTimeout(this.#slipEnds);
    this.#reason = null;
    this.refusal = null;
  };
}

const isAsked = (seen: Seen) => seen.seat !== null && seen.to_act.includes(seen.seat);
