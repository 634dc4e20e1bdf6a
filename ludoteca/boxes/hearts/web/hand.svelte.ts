/** The own hand: what is lifted, what is chosen, what a tap does. */
import type { Desk } from "$web/table/stage";
import type { View } from "./hearts";

export const GIVEN = 3;

interface Lying {
  readonly cards: readonly string[];
  readonly asked: boolean;
  readonly giving: boolean;
  readonly given: readonly string[];
  readonly legal: readonly string[];
}

export class Hand {
  lifted = $state<string | null>(null);
  chosen = $state.raw<readonly string[]>([]);
  /** Which card shakes its head, and how often it had to. */
  shaken = $state.raw({ card: "", times: 0 });
  /** How often somebody wanted to play while another was asked. */
  nudged = $state(0);
  focus = $state<string | null>(null);
  #sent = $state(false);

  constructor(
    private desk: Pick<Desk<View>, "act" | "why" | "sound" | "busy">,
    private lying: Lying,
  ) {}

  get sent(): boolean {
    return this.#sent && this.desk.busy;
  }

  get still(): number {
    return GIVEN - this.lying.given.length - this.chosen.length;
  }

  /** Three lie ready to be passed on. */
  get ready(): boolean {
    return this.lying.asked && this.lying.giving && this.still === 0 && this.chosen.length > 0 && !this.sent;
  }

  action(card: string): string {
    return `${this.lying.giving ? "give" : "play"} ${card}`;
  }

  may(card: string): boolean {
    return this.lying.asked && this.lying.legal.includes(this.action(card));
  }

  up(card: string): boolean {
    return this.lifted === card || this.chosen.includes(card);
  }

  /** The one card that Tab reaches. */
  get reached(): string | null {
    const { cards } = this.lying;
    const first = cards.find((card) => this.may(card)) ?? cards[0] ?? null;
    return [this.focus, this.lifted].find((card) => card && cards.includes(card)) ?? first;
  }

  tap(card: string): void {
    this.focus = card;
    if (this.sent) return;
    if (!this.lying.asked) this.nudged += 1;
    else if (!this.may(card)) this.#refuse(card);
    else if (this.lying.giving) this.#choose(card);
    else if (this.lifted === card) this.#play(card);
    else this.#lift(card);
  }

  lower(): void {
    this.lifted = null;
    this.chosen = [];
  }

  passOn(): void {
    if (!this.ready) return;
    this.#sent = true;
    this.desk.act(...this.chosen.map((card) => this.action(card)));
  }

  /** The next card to the left (-1) or to the right (1). */
  step(by: number): string | null {
    const { cards } = this.lying;
    const from = this.reached === null ? -1 : cards.indexOf(this.reached);
    this.focus = cards[Math.max(0, Math.min(cards.length - 1, from + by))] ?? null;
    return this.focus;
  }

  end(by: number): string | null {
    this.focus = (by < 0 ? this.lying.cards[0] : this.lying.cards.at(-1)) ?? null;
    return this.focus;
  }

  /** What lies in the hand has changed. */
  settle(): void {
    const { cards, asked, giving } = this.lying;
    this.#sent = false;
    this.chosen = giving ? this.chosen.filter((card) => cards.includes(card)) : [];
    if (!asked || giving || !this.lifted || !this.may(this.lifted)) this.lifted = null;
  }

  /** A card leaves the hand: the one beside it is reached now. */
  leave(card: string): void {
    const { cards } = this.lying;
    if (this.lifted === card) this.lifted = null;
    if (this.focus !== card) return;
    const place = cards.indexOf(card);
    this.focus = cards[place + 1] ?? cards[place - 1] ?? null;
  }

  #lift(card: string): void {
    this.lifted = card;
    this.desk.sound("lift");
  }

  #choose(card: string): void {
    if (this.chosen.includes(card)) this.chosen = this.chosen.filter((other) => other !== card);
    else if (this.still > 0) this.chosen = [...this.chosen, card];
    else return this.#tooMany(card);
    this.desk.sound("lift");
  }

  #tooMany(card: string): void {
    this.#shake(card);
    this.desk.sound("cannot");
  }

  #play(card: string): void {
    this.#sent = true;
    this.desk.act(this.action(card));
  }

  #refuse(card: string): void {
    this.lifted = null;
    this.#shake(card);
    this.desk.why(this.action(card));
  }

  #shake(card: string): void {
    this.shaken = { card, times: this.shaken.times + 1 };
  }
}
