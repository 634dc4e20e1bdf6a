/** What the box brings to a table. */
import type { Desk } from "$web/table/stage";
import { Hearts } from "./stage.svelte";
import type { View } from "./hearts";

export { default as Board } from "./Board.svelte";
export { default as End } from "./End.svelte";
export { default as Hint } from "./Hint.svelte";
export { default as Page } from "./Page.svelte";
export { default as Scores } from "./Scores.svelte";
export * as vocabulary from "./hearts";
export { OPTIONS } from "./hearts";

export const stage = (desk: Desk<View>): Hearts => new Hearts(desk);
