import type { Seen } from "$web/wire/messages";
import type { Note, Stage } from "./stage";

export type Sight<View> = Seen & { view: View };

interface Told<View> {
  seen: Sight<View>;
  quietly: boolean;
}

interface Listener<View> {
  onnote(note: Note, seen: Sight<View>): void;
  onsettled(seen: Sight<View>, before: Sight<View> | null): void;
  onidle(): void;
}

const FAR_BEHIND = 3;
const LONGEST_STEP = 8_000;

/** Shows what was seen, one frame after the other, note by note. */
export class Telling<View> {
  shown = $state.raw<Sight<View> | null>(null);
  busy = $state(false);
  /** The latest row that was shown to anybody. */
  row = -1;
  stage: Stage<View> | null = null;
  #queue = $state.raw<Told<View>[]>([]);
  #chapter = 0;

  constructor(private readonly listener: Listener<View>) {}

  get waiting(): number {
    return this.#queue.length;
  }

  add(seen: Sight<View>, quietly: boolean): void {
    this.#queue = [...this.#queue, { seen, quietly }];
    if (!this.busy) void this.#tell();
  }

  /** What was to be shown is no longer of interest. */
  clear(): void {
    this.#queue = [];
    this.#chapter += 1;
  }

  async #tell(): Promise<void> {
    this.busy = true;
    for (let next = this.#take(); next; next = this.#take()) {
      const chapter = this.#chapter;
      if (!this.#skips(next)) await this.#steps(next.seen);
      if (chapter === this.#chapter) this.#settle(next.seen);
    }
    this.busy = false;
    this.listener.onidle();
  }

  #take(): Told<View> | undefined {
    const [next, ...rest] = this.#queue;
    this.#queue = rest;
    return next;
  }

  #skips({ quietly, seen }: Told<View>): boolean {
    return quietly || document.hidden || this.waiting > FAR_BEHIND || !this.stage || !seen.notes.length;
  }

  async #steps(seen: Sight<View>): Promise<void> {
    const chapter = this.#chapter;
    for (const note of seen.notes as Note[]) {
      if (chapter !== this.#chapter) return;
      this.listener.onnote(note, seen);
      await endsInTime(async () => this.stage!.step(note, seen));
    }
  }

  #settle(seen: Sight<View>): void {
    const before = this.shown;
    this.shown = seen;
    this.row = Math.max(this.row, seen.row);
    this.#lay(seen);
    this.listener.onsettled(seen, before);
  }

  #lay(seen: Sight<View>): void {
    try {
      this.stage?.settle(seen);
    } catch (fault) {
      console.error(fault);
    }
  }
}

/** A step that fails or hangs must not stop the game. */
function endsInTime(step: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(resolve, LONGEST_STEP);
    step()
      .catch(console.error)
      .finally(() => {
        clearTimeout(end);
        resolve();
      });
  });
}
