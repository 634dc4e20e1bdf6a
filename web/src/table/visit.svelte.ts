import { createTable, eraseMe, myTables, Refusal } from "$web/wire/http";
import type { Unfinished } from "$web/wire/messages";
import { seatsFor, type OnShelf } from "./boxes";
import type { Way } from "./way.svelte";

interface Wire {
  createTable: typeof createTable;
  myTables: typeof myTables;
  eraseMe: typeof eraseMe;
}

/** What one does before the shelf: open a box, go on playing, come in by a code. */
export class Visit {
  /** The table that was left in the middle of a game. */
  unfinished = $state.raw<Unfinished | null>(null);
  trouble = $state<string | null>(null);
  #opening = false;

  constructor(
    private readonly way: Way,
    private readonly wire: Wire = { createTable, eraseMe, myTables },
  ) {}

  /** Sees what still lies about. */
  async look() {
    try {
      this.unfinished = (await this.wire.myTables()).find((table) => !table.over) ?? null;
    } catch {
      this.unfinished = null;
    }
  }

  async open(box: OnShelf) {
    if (this.#opening) return;
    this.#opening = true;
    try {
      this.way.to(await this.wire.createTable({ game: box.id, seats: seatsFor(box) }));
    } catch (refusal) {
      this.trouble = refusal instanceof Refusal ? refusal.code : "failed";
    }
    this.#opening = false;
  }

  /** Leaves nothing of us behind. */
  async erase() {
    try {
      await this.wire.eraseMe();
    } catch (refusal) {
      this.trouble = refusal instanceof Refusal ? refusal.code : "failed";
    }
    await this.look();
  }

  resume() {
    if (this.unfinished) this.way.to(this.unfinished.code);
  }

  join(code: string) {
    this.way.to(code);
  }

  home() {
    this.trouble = null;
    this.way.home();
  }
}
