import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Socket } from "./connection.svelte";
import type { FromClient, FromServer, Table } from "./messages";

class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  said: FromClient[] = [];
  closed = false;

  send(text: string) {
    this.said.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.closed = true;
  }
  opens() {
    this.onopen?.call(this as never, new Event("open"));
  }
  breaks() {
    this.onclose?.call(this as never, new Event("close") as CloseEvent);
  }
  tells(frame: FromServer) {
    this.onmessage?.call(this as never, new MessageEvent("message", { data: JSON.stringify(frame) }));
  }
}

const arrangement = { seats: 4, rules: {} };
const TABLE: Table = {
  is: "table",
  code: "KQWTR",
  game: "hearts",
  seats: [],
  now: arrangement,
  next: arrangement,
  pace: 1200,
  started: false,
};

let lines: Line[];
let connection: Connection;
const line = () => lines.at(-1)!;
const ids = (of: Line) => of.said.flatMap((message) => ("id" in message ? [message.id] : []));

function greeted() {
  line().opens();
  line().tells(TABLE);
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  connection = new Connection("KQWTR", () => {
    lines.push(new Line());
    return line();
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says hello first, and is open once the table answers", () => {
    line().opens();
    expect(line().said).toEqual([{ do: "hello", table: "KQWTR" }]);
    expect(connection.state).toBe("connecting");
    line().tells(TABLE);
    expect(connection.state).toBe("open");
  });

  it("hands on what the table tells", () => {
    const told = vi.fn();
    connection.onframe = told;
    greeted();
    expect(told).toHaveBeenCalledWith(TABLE);
  });

  it("answers pings with its own clock", () => {
    greeted();
    line().tells({ is: "ping", at: 12.5 });
    expect(line().said.at(-1)).toEqual({ do: "pong", at: 12.5, mine: performance.now() });
  });

  it("resolves each order with its own answer", async () => {
    greeted();
    const first = connection.order({ do: "again" });
    const second = connection.order({ do: "leave" });
    const [a, b] = ids(line());
    line().tells({ is: "refused", id: b!, code: "not_your_seat" });
    line().tells({ is: "done", id: a! });
    expect(await first).toEqual({ is: "done", id: a });
    expect(await second).toMatchObject({ is: "refused", code: "not_your_seat" });
  });

  it("gives every order an id the server takes", () => {
    greeted();
    void connection.order({ do: "again" });
    void connection.order({ do: "again" });
    const [a, b] = ids(line());
    expect(a).not.toBe(b);
    expect(a!.length).toBeGreaterThanOrEqual(8);
    expect(a!.length).toBeLessThanOrEqual(40);
  });
});

describe("a line that breaks", () => {
  it("is tried again after longer and longer pauses", () => {
    greeted();
    for (const pause of [300, 600, 1200, 2400, 4800, 5000, 5000]) {
      line().breaks();
      expect(connection.state).toBe("lost");
      const before = lines.length;
      vi.advanceTimersByTime(pause - 1);
      expect(lines.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(lines.length).toBe(before + 1);
    }
  });

  it("is patient again once the table has answered", () => {
    line().breaks();
    vi.advanceTimersByTime(300);
    line().breaks();
    vi.advanceTimersByTime(600);
    greeted();
    line().breaks();
    vi.advanceTimersByTime(300);
    expect(lines.length).toBe(4);
  });

  it("repeats what was not answered, with the same id, after the hello", async () => {
    greeted();
    const order = connection.order({ do: "act", seat: 0, moment: "1", action: "play suns-7" });
    const [id] = ids(line());
    line().breaks();
    vi.advanceTimersByTime(300);
    greeted();
    expect(line().said.map((message) => message.do)).toEqual(["hello", "act"]);
    expect(ids(line())).toEqual([id]);
    line().tells({ is: "done", id: id! });
    expect(await order).toEqual({ is: "done", id });
  });

  it("does not repeat what was answered", () => {
    greeted();
    void connection.order({ do: "again" });
    line().tells({ is: "done", id: ids(line())[0]! });
    line().breaks();
    vi.advanceTimersByTime(300);
    greeted();
    expect(ids(line())).toEqual([]);
  });

  it("keeps what is ordered meanwhile until it is back", () => {
    greeted();
    line().breaks();
    void connection.order({ do: "again" });
    vi.advanceTimersByTime(300);
    greeted();
    expect(line().said.map((message) => message.do)).toEqual(["hello", "again"]);
  });

  it("is lost as soon as the network is, and tries again", () => {
    greeted();
    dispatchEvent(new Event("offline"));
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(2);
  });

  it("is tried at once when the network is back or the page is looked at", () => {
    line().breaks();
    dispatchEvent(new Event("online"));
    expect(lines.length).toBe(2);
    line().breaks();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(lines.length).toBe(3);
    vi.advanceTimersByTime(6_000);
    expect(lines.length).toBe(3);
  });

  it("says that it is back before it tells anything", () => {
    const order: string[] = [];
    connection.onback = () => order.push("back");
    connection.onframe = () => order.push("table");
    greeted();
    line().breaks();
    vi.advanceTimersByTime(300);
    greeted();
    expect(order).toEqual(["back", "table", "back", "table"]);
  });
});

describe("a server that falls silent", () => {
  it("is left after 25 seconds without a word", () => {
    greeted();
    vi.advanceTimersByTime(24_000);
    line().tells({ is: "ping", at: 1 });
    vi.advanceTimersByTime(24_999);
    expect(connection.state).toBe("open");
    const silent = line();
    vi.advanceTimersByTime(1);
    expect(connection.state).toBe("lost");
    expect(silent.closed).toBe(true);
  });

  it("is left at once by a device that slept", () => {
    greeted();
    vi.setSystemTime(Date.now() + 60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(lines.length).toBe(2);
  });

  it("cannot say anything over a line that was left", () => {
    greeted();
    const old = line();
    connection.renew();
    old.tells({ ...TABLE, pace: 1 });
    expect(connection.state).toBe("lost");
    greeted();
    expect(connection.state).toBe("open");
  });
});

describe("a table that is not there", () => {
  it("ends the connection with its code", () => {
    line().opens();
    line().tells({ is: "refused", id: null, code: "unknown_table" });
    expect([connection.state, connection.refusal]).toEqual(["refused", "unknown_table"]);
    vi.advanceTimersByTime(60_000);
    expect(lines.length).toBe(1);
  });

  it("is asked for again later where we were only too quick", () => {
    line().opens();
    line().tells({ is: "refused", id: null, code: "too_many" });
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(lines.length).toBe(2);
  });
});
