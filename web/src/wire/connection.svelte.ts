import type { Because, Code, Done, FromClient, FromServer, Invitation, Refused, Seen, Table } from "./messages";

type Without<Message, Key extends PropertyKey> = Message extends unknown ? Omit<Message, Key> : never;
type WithId = Extract<FromClient, { id: string }>;
export type Question = Without<Extract<WithId, { do: "why" | "invite" }>, "id">;
export type Order = Without<Exclude<WithId, { do: "why" | "invite" }>, "id">;
type Answer = Done | Refused | Because | Invitation;

export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

interface Waiting {
  message: WithId;
  answer(told: Answer): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;
const LONGEST_SILENCE = 25_000; // the server pings every ten seconds
const FINAL: readonly Code[] = ["unknown_table", "older_rules", "wrong_door"];

/** The line to one table. It comes back by itself and says again what was not answered. */
export class Connection {
  state = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  refusal = $state<Code | null>(null);
  /** What the table tells; `onback` comes before the first of it, each time. */
  onframe: (frame: Table | Seen) => void = () => {};
  onback: () => void = () => {};

  #socket: Socket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody looks at it
  #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;

  constructor(
    readonly code: string,
    private readonly open: () => Socket = () => new WebSocket(address()),
  ) {
    addEventListener("online", this.#hasten);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  order(order: Order): Promise<Done | Refused> {
    return this.#ask(order) as Promise<Done | Refused>;
  }

  ask(question: Extract<Question, { do: "why" }>): Promise<Because | Refused>;
  ask(question: Extract<Question, { do: "invite" }>): Promise<Invitation | Refused>;
  ask(question: Question): Promise<Answer> {
    return this.#ask(question);
  }

  /** Hangs up and dials again, as somebody else. */
  renew(): void {
    this.#hangUp();
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#hasten);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#hangUp();
  }

  #ask(asked: Order | Question): Promise<Answer> {
    const message = { ...asked, id: newId() } as WithId;
    return new Promise((answer) => {
      this.#waiting.set(message.id, { message, answer });
      if (this.state === "open") this.#send(message);
    });
  }

  #connect(): void {
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => this.#send({ do: "hello", table: this.code });
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as FromServer);
    socket.onclose = () => this.#lose();
    this.#listen();
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(frame: FromServer): void {
    this.#listen();
    switch (frame.is) {
      case "ping":
        return this.#send({ do: "pong", at: frame.at, mine: performance.now() });
      case "table":
      case "seen":
        this.#greet();
        return this.onframe(frame);
      default:
        return this.#answered(frame);
    }
  }

  /** The table has answered the hello. */
  #greet(): void {
    if (this.state === "open") return;
    this.state = "open";
    this.#attempts = 0;
    this.onback();
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #answered(frame: Answer): void {
    if (frame.is === "refused" && frame.id === null) return this.#refused(frame.code);
    const waiting = this.#waiting.get(frame.id!);
    this.#waiting.delete(frame.id!);
    waiting?.answer(frame);
  }

  #refused(code: Code): void {
    if (!FINAL.includes(code)) return this.state === "open" ? undefined : this.#lose();
    this.close();
    this.refusal = code;
    this.state = "refused";
  }

  /** Starts to count the silence. */
  #listen(): void {
    this.#heard = Date.now();
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lose(), LONGEST_SILENCE);
  }

  #lose(): void {
    this.#hangUp();
    this.state = "lost";
    this.#retry = setTimeout(() => this.#connect(), Math.min(FIRST_PAUSE * 2 ** this.#attempts, LONGEST_PAUSE));
    this.#attempts += 1;
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    if (this.state === "open") this.state = "lost";
  }

  /** The network went away; a server on this very device is found again at once. */
  #doubt = (): void => {
    if (this.state === "open") this.#lose();
  };

  #hasten = (): void => {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #wake = (): void => {
    if (document.hidden) return;
    if (Date.now() - this.#heard > LONGEST_SILENCE) this.#hangUp();
    this.#hasten();
  };
}

const address = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

/** Also where the page came over plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
