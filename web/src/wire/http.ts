import type { Code, NewTable, Problem, TableCode, Unfinished } from "./messages";

/** What came instead of an answer. */
export class Refusal extends Error {
  constructor(readonly code: Code | "unreachable") {
    super(code);
  }
}

let known: Promise<void> | null = null;

/** Makes this browser somebody who can sit. */
export function who(): Promise<void> {
  known ??= asked("POST", "/api/player").then(
    () => undefined,
    (refusal) => {
      known = null;
      throw refusal;
    },
  );
  return known;
}

export const isKnown = () => known !== null;

export async function createTable(table: NewTable): Promise<string> {
  await who();
  return ((await asked("POST", "/api/tables", table)) as TableCode).code;
}

/** The tables where we sit. */
export async function myTables(): Promise<Unfinished[]> {
  return (await asked("GET", "/api/tables")) as Unfinished[];
}

/** Where all that is kept of this browser can be had. */
export const ownThings = "./api/player";

/** Nothing of this browser is kept any more. */
export async function eraseMe(): Promise<void> {
  await asked("DELETE", "/api/player");
  known = null;
}

async function asked(method: string, path: string, body?: object): Promise<unknown> {
  const headers = body && { "Content-Type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) }).catch(() => null);
  if (!answer) throw new Refusal("unreachable");
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal((told as Problem | null)?.code ?? guessed(answer.status));
  return told;
}

/** Where it was not the table's own answer: a door, or something on the way, spoke. */
function guessed(status: number): Refusal["code"] {
  if (status === 403) return "wrong_door";
  return status > 501 ? "unreachable" : "failed";
}
