import type { Words } from "$web/words/words.svelte";
import type { Host } from "./host";

type Told = Pick<Host, "state" | "refusal" | "prompt" | "own" | "seats">;

/** The robot that plays in our place. */
export const standIn = ({ own, seats }: Pick<Host, "own" | "seats">) =>
  own === null ? null : (seats[own]?.robot ?? null);

/** What the slip of paper says: that the table is far away, what it refused, or what is asked. */
export function slipText(desk: Told, words: Pick<Words, "say" | "start">): string {
  if (desk.state === "lost") return words.say("lost-connection");
  if (desk.refusal) return words.say(desk.refusal);
  if (standIn(desk)) return words.say("robot-plays", { name: standIn(desk)! });
  return words.start(words.say(desk.prompt.id, desk.prompt.args));
}
