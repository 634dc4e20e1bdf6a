/** Where the shell of a table and the board of a box meet. */
import type { Component } from "svelte";
import type { SeatShown, Seen } from "$web/wire/messages";

/** What happened, by name, and what it is about: `["played", 2, "suns-7"]`. */
export type Note = [string, ...(number | string)[]];

/** What the slip of paper says: a message of the box's words. */
export interface Prompt {
  id: string;
  args?: Record<string, string | number>;
  refused?: boolean;
  /** The game's own reason, as the server gave it: "must_follow suns". */
  why?: string;
}

/** What the shell gives a board. Everything is reactive. */
export interface Desk<View> {
  /** What lay before our seat when the last step had been shown. */
  readonly seen: Seen & { view: View };
  /** Who sits where. */
  readonly seats: SeatShown[];
  /** Our own seat, or the one that looks at this device now; null if we only watch. */
  readonly own: number | null;
  /** Our orders are still on their way, or steps are still being shown. */
  readonly busy: boolean;
  /** Frames that still wait to be shown; steps hurry when there are some. */
  readonly waiting?: number;
  readonly calm: boolean;
  /** Plays these actions, one after the other. */
  act(...actions: string[]): void;
  /** Asks the rules why not; the answer appears on the slip, the piece shakes its head. */
  why(action: string): void;
  /** Plays a sound by its name, with its caption. */
  sound(name: string): void;
}

/** What a board gives the shell: its state class, made anew for every table. */
export interface Stage<View> {
  /** Shows one thing that happened; resolved when the next may be shown. */
  step(note: Note, seen: Seen & { view: View }): Promise<void>;
  /** Lets everything lie as it does now. */
  settle(seen: Seen & { view: View }): void;
  /** What is asked of our seat, or what it waits for. */
  readonly prompt: Prompt;
}

/** What `ludoteca/boxes/<box>/web/index.ts` exports. */
export interface Box<View> {
  /** One stage for each table. */
  stage(desk: Desk<View>): Stage<View>;
  /** Draws everything between the corner buttons: cloth, discs, hand; it gets `{ desk, stage }`. */
  Board: Component<{ desk: Desk<View>; stage: Stage<View> }>;
  /** The tidied table at the end, `{ desk }`: who has what, in countable things. */
  End: Component<{ desk: Desk<View> }>;
  /** A small picture for the slip beside the prompt, `{ prompt }`. */
  Hint?: Component<{ prompt: Prompt }>;
  /** The points so far, `{ desk }`, for the drawer. */
  Scores?: Component<{ desk: Desk<View> }>;
  /** A small picture for a page of the rules, the first is 0. */
  Page?: Component<{ page: number }>;
  /** The box's tables of names, for words. */
  vocabulary: Vocabulary;
}

export interface Vocabulary {
  PIECES: Record<string, readonly string[]>;
  PARTS: Record<string, readonly string[]>;
  ACTIONS: Record<string, string | null>;
  NOTES: Record<string, readonly string[]>;
  REASONS: Record<string, readonly string[]>;
  OPTIONS: readonly Option[];
  FACTS: { readonly seats: readonly [fewest: number, most: number] };
}

/** A house rule. */
export interface Option {
  readonly name: string;
  readonly type: string;
  readonly values: readonly Value[];
  readonly default: Value;
}

export type Value = boolean | number | string;
