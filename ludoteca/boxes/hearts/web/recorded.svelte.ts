/** Whole games as one seat saw them, and a desk that tells them. */
import type { Desk, Note } from "$web/table/stage";
import { ANIMALS, type SeatShown, type Seen } from "$web/wire/messages";
import { Hearts } from "./stage.svelte";
import type { View } from "./hearts";
import games from "./recorded.json";

export type Shown = Seen & { view: View };
type Changed = Partial<Omit<Shown, "view">> & { view?: Partial<View> };

const BEFORE = {
  is: "seen",
  seat: 0,
  deal: 1,
  moment: "",
  mover: null,
  undone: false,
  can_take_back: false,
  view: { turn: null, points: null },
};

function told(changes: Changed[]): Shown[] {
  let last = BEFORE as unknown as Shown;
  return changes.map(
    (changed, row) => (last = { ...last, ...changed, row, view: { ...last.view, ...changed.view } as View }),
  );
}

export const passing = told(games.passing as unknown as Changed[]);
export const unseen = told(games.unseen as unknown as Changed[]);

export class RecordedDesk implements Desk<View> {
  seen = $state.raw<Shown>(passing[0]!);
  busy = $state(false);
  calm = true;
  acts: string[] = [];
  whys: string[] = [];
  sounds: string[] = [];
  own: number | null = 0;

  get seats(): SeatShown[] {
    return this.seen.view.held.map((_, seat) => ({
      animal: ANIMALS[seat]!,
      sitter: seat ? "nobody" : "you",
      robot: null,
      away: false,
    }));
  }

  act = (...actions: string[]) => void this.acts.push(...actions);
  why = (action: string) => void this.whys.push(action);
  sound = (name: string) => void this.sounds.push(name);
}

/** A table at which nobody waits for anything. */
export function sitDown(first: Shown) {
  const desk = new RecordedDesk();
  desk.seen = first;
  const stage = new Hearts(desk, () => Promise.resolve());
  stage.settle(first);
  return { desk, stage };
}

export async function show(desk: RecordedDesk, stage: Hearts, seen: Shown): Promise<void> {
  for (const note of seen.notes) await stage.step(note as Note, seen);
  desk.seen = seen;
  stage.settle(seen);
}
