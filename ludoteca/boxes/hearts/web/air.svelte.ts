/** What is in the air for a moment and lies nowhere: backs on their way, hearts that hop to a disc. */

export interface Flight {
  id: number;
  what: "back" | "heart" | "jinx";
  /** The card it was a moment ago, where one could see it. */
  card?: string;
  /** The seat it leaves, if it leaves one; otherwise it leaves the trick. */
  from: number | null;
  to: number;
  nth: number;
}

const NONE: readonly Flight[] = [];

export class Air {
  all = $state.raw(NONE);
  #made = 0;

  pass(ways: { seat: number; to: number }[], each: number): void {
    this.#add(
      ways.flatMap(({ seat, to }) => range(each).map((nth) => ({ what: "back" as const, from: seat, to, nth }))),
    );
  }

  sweep(cards: readonly string[], to: number): void {
    this.#add(cards.map((card, nth) => ({ what: "back" as const, card, from: null, to, nth })));
  }

  hearts(to: number, count: number, jinx: boolean): void {
    const hearts = range(count).map((nth) => ({ what: "heart" as const, from: null, to, nth }));
    this.#add(jinx ? [...hearts, { what: "jinx" as const, from: null, to, nth: count }] : hearts);
  }

  land(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id);
  }

  clear(): void {
    if (this.all.length) this.all = NONE;
  }

  #add(flights: Omit<Flight, "id">[]): void {
    this.all = [...this.all, ...flights.map((flight) => ({ ...flight, id: ++this.#made }))];
  }
}

const range = (count: number) => Array.from({ length: count }, (_, nth) => nth);
