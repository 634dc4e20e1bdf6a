import type { IconName } from "$web/art/icons";
import type { Pace } from "../drawer.svelte";

export const PACE_ICONS: Record<Pace, IconName> = { snail: "snail", usual: "robot", hare: "hare-run" };
