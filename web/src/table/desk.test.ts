import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import * as vocabulary from "$boxes/hearts/web/hearts";
import { sounds } from "$web/sound/sounds.svelte";
import type { Order, Question } from "$web/wire/connection.svelte";
import type { Because, Done, Invitation, Refused, SeatShown, Seen, Table } from "$web/wire/messages";
import { words } from "$web/words/words.svelte";
import { Desk, type Line } from "./desk.svelte";
import { passedTo } from "./passing";
import type { Box, Note, Stage } from "./stage";

vi.mock("$web/wire/http", async (original) => ({ ...(await original<object>()), isKnown: () => false, who: vi.fn() }));

type Answer = Done | Refused | Because | Invitation;

class FakeLine implements Line {
  state: Line["state"] = "open";
  refusal = null;
  onframe: Line["onframe"] = () => {};
  onback: Line["onback"] = () => {};
  asked: (Order | Question)[] = [];
  renewed = 0;
  answers: ((told: Answer) => void)[] = [];

  #wait(asked: Order | Question): Promise<never> {
    this.asked.push(asked);
    return new Promise<Answer>((resolve) => this.answers.push(resolve)) as Promise<never>;
  }
  order = (order: Order) => this.#wait(order);
  ask = (question: Question) => this.#wait(question);
  renew() {
    this.renewed += 1;
  }
  close() {}
}

class FakeStage implements Stage<unknown> {
  happened: string[] = [];
  prompt = { id: "prompt-play" };
  patient = false;
  #ends: (() => void)[] = [];

  step(note: Note) {
    this.happened.push(note.join(" "));
    return this.patient ? new Promise<void>((resolve) => this.#ends.push(resolve)) : Promise.resolve();
  }
  settle(seen: Seen) {
    this.happened.push(`settled ${seen.seat}:${seen.row}`);
  }
  end() {
    for (const end of this.#ends.splice(0)) end();
  }
}

const ANIMALS = ["fox", "frog", "owl", "chick"] as const;

function table(...own: number[]): Table {
  const seats: SeatShown[] = ANIMALS.map((animal, seat) => {
    const here = own.includes(seat);
    return { animal, sitter: here ? "you" : "nobody", robot: here ? null : "tilda", away: false };
  });
  const arrangement = { seats: 4, rules: {} };
  return {
    is: "table",
    code: "KQWTR",
    game: "hearts",
    seats,
    now: arrangement,
    next: arrangement,
    pace: 1200,
    started: true,
  };
}

const seen = (row: number, more: Partial<Seen> = {}): Seen => ({
  is: "seen",
  seat: 0,
  row,
  deal: 1,
  moment: `1.${row}.0`,
  notes: [["played", row % 4, "suns-7"]],
  mover: row % 4,
  undone: false,
  view: { row },
  legal: [],
  to_act: [1],
  can_take_back: false,
  over: false,
  scores: [],
  ranks: [],
  ...more,
});

let line: FakeLine;
let stage: FakeStage;
let desk: Desk;
let played: MockInstance<typeof sounds.play>;
const box = { vocabulary, stage: () => stage } as unknown as Box<unknown>;
const done = { is: "done", id: "12345678" } as const;
const refused = (code: Refused["code"], why: string | null = null): Refused => ({ is: "refused", id: "1", code, why });
const happened = () => stage.happened.splice(0);
const settled = () => vi.advanceTimersByTimeAsync(0);

async function told(...frames: (Table | Seen)[]) {
  for (const frame of frames) line.onframe(frame);
  await settled();
  flushSync();
}

async function answered(told: Answer) {
  line.answers.shift()!(told);
  await settled();
}

async function sitting(...own: number[]) {
  await told(table(...own), ...own.map((seat) => seen(0, { seat })));
  desk.unpack(box);
}

const hidden = (is: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(is);

beforeEach(async () => {
  vi.useFakeTimers();
  await words.choose("en");
  line = new FakeLine();
  stage = new FakeStage();
  desk = new Desk("KQWTR", line);
  played = vi.spyOn(sounds, "play");
});

afterEach(() => {
  desk.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("what is seen", () => {
  it("is first laid out as it is, without steps", async () => {
    expect(desk.ready).toBe(false);
    await sitting(0);
    expect(happened()).toEqual(["settled 0:0"]);
    expect([desk.ready, desk.own, desk.seen.row]).toEqual([true, 0, 0]);
  });

  it("is laid out whether the box or the frame comes first", async () => {
    desk.unpack(box);
    await told(table(0), seen(3));
    expect(happened()).toEqual(["settled 0:3"]);
  });

  it("is then shown note by note, and settled", async () => {
    await sitting(0);
    await told(
      seen(1, {
        notes: [
          ["played", 1, "suns-7"],
          ["took", 1, 2],
        ],
      }),
    );
    expect(happened()).toEqual(["settled 0:0", "played 1 suns-7", "took 1 2", "settled 0:1"]);
  });

  it("waits until the steps before it have been shown", async () => {
    await sitting(0);
    stage.patient = true;
    await told(seen(1), seen(2));
    expect([desk.busy, desk.waiting, desk.seen.row]).toEqual([true, 1, 0]);
    stage.end();
    await settled();
    expect(desk.seen.row).toBe(1);
    stage.end();
    await settled();
    expect([desk.busy, desk.seen.row]).toEqual([false, 2]);
  });

  it("is caught up with when it fell behind by more than three frames", async () => {
    await sitting(0);
    stage.patient = true;
    await told(...[1, 2, 3, 4, 5, 6].map((row) => seen(row)));
    stage.patient = false;
    happened();
    stage.end();
    await settled();
    expect(happened()).toEqual([
      "settled 0:1",
      "settled 0:2",
      "played 3 suns-7",
      "settled 0:3",
      "played 0 suns-7",
      "settled 0:4",
      "played 1 suns-7",
      "settled 0:5",
      "played 2 suns-7",
      "settled 0:6",
    ]);
  });

  it("is not played to a page that nobody looks at", async () => {
    await sitting(0);
    hidden(true);
    await told(seen(1));
    expect(happened()).toEqual(["settled 0:0", "settled 0:1"]);
  });

  it("settles without steps when a move was taken back", async () => {
    await sitting(0);
    await told(seen(1, { undone: true }));
    expect(happened()).toEqual(["settled 0:0", "settled 0:1"]);
  });

  it("settles without steps when the connection came back", async () => {
    await sitting(0);
    line.onback();
    await told(table(0), seen(5));
    expect(happened()).toEqual(["settled 0:0", "settled 0:5"]);
  });

  it("forgets what waited when the connection came back", async () => {
    await sitting(0);
    stage.patient = true;
    await told(seen(1), seen(2));
    line.onback();
    await told(table(0), seen(3));
    stage.end();
    await settled();
    expect(happened()).toEqual(["settled 0:0", "played 1 suns-7", "settled 0:3"]);
  });

  it("drops a frame that is older than what lies there", async () => {
    await sitting(0);
    await told(seen(4), seen(2));
    expect(desk.seen.row).toBe(4);
  });

  it("goes on when a step fails or never ends", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await sitting(0);
    stage.step = () => Promise.reject(new Error("torn"));
    await told(seen(1));
    expect(desk.seen.row).toBe(1);
    stage.step = () => new Promise(() => {});
    await told(seen(2));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([desk.seen.row, desk.busy]).toEqual([2, false]);
    stage.settle = stage.step = () => {
      throw new Error("torn");
    };
    await told(seen(3));
    expect([desk.seen.row, desk.busy]).toEqual([3, false]);
  });

  it("is told in one sentence for each event", async () => {
    await sitting(0);
    await told(seen(1, { notes: [["played", 1, "suns-7"]] }));
    expect(desk.said).toBe("The frog plays the 7 of suns.");
    await told(seen(2, { notes: [["played", 0, "hearts-10"]] }));
    expect(desk.said).toBe("You play the jinx.");
  });

  it("sounds when it becomes our turn, and when the game is over", async () => {
    await sitting(0);
    await told(seen(1, { to_act: [0] }));
    expect(played.mock.calls).toEqual([["turn"]]);
    await told(seen(2, { to_act: [], over: true }));
    expect(played.mock.calls).toEqual([["turn"], ["end"]]);
  });
});

describe("what we do", () => {
  it("carries the moment of the newest frame, not of the one being shown", async () => {
    await sitting(0);
    stage.patient = true;
    await told(seen(1), seen(2, { to_act: [0] }));
    desk.act("play suns-7");
    await settled();
    expect(line.asked).toEqual([{ do: "act", seat: 0, moment: "1.2.0", action: "play suns-7" }]);
    expect(desk.busy).toBe(true);
  });

  it("is sent one by one, each after what came of the one before", async () => {
    await sitting(0);
    desk.act("give suns-1", "give suns-2");
    await settled();
    await answered(done);
    expect(line.asked).toHaveLength(1);
    await told(seen(1));
    expect(line.asked.map((each) => "moment" in each && each.moment)).toEqual(["1.0.0", "1.1.0"]);
    await answered(done);
    expect(desk.busy).toBe(false);
  });

  it("stops at a refusal", async () => {
    await sitting(0);
    desk.act("give suns-1", "give suns-2");
    await settled();
    await answered(refused("moved_on"));
    await told(seen(1));
    expect(line.asked).toHaveLength(1);
    expect([desk.prompt.id, desk.refusal]).toEqual(["prompt-play", null]);
  });

  it("is not sent twice by a double tap", async () => {
    await sitting(0);
    desk.act("play suns-7");
    desk.act("play suns-7");
    await settled();
    expect(line.asked).toHaveLength(1);
  });

  it("puts the rule's reason on the slip when it is not allowed", async () => {
    await sitting(0);
    desk.act("play stars-1");
    await settled();
    await answered(refused("not_legal", "must_follow suns"));
    expect(desk.prompt).toEqual({
      id: "reason-must_follow",
      args: { suit: "suns" },
      refused: true,
      why: "must_follow suns",
    });
    expect(desk.said).toContain("You still have suns");
    expect(played).toHaveBeenCalledWith("cannot");
  });

  it("asks why not, and answers on the slip until the next frame", async () => {
    await sitting(0);
    desk.why("play stars-1");
    expect(line.asked).toEqual([{ do: "why", seat: 0, action: "play stars-1" }]);
    expect(played.mock.calls).toEqual([["cannot"]]);
    await answered({ is: "because", id: "1", why: "hearts_not_broken" });
    expect(desk.prompt.id).toBe("reason-hearts_not_broken");
    await told(seen(1));
    expect(desk.prompt.id).toBe("prompt-play");
  });

  it("leaves the reason on the slip until a tap, or for some seconds", async () => {
    await sitting(0);
    for (const end of [() => document.body.click(), () => vi.advanceTimersByTime(10_000)]) {
      desk.why("play stars-1");
      await answered({ is: "because", id: "1", why: "give_first" });
      expect(desk.prompt.id).toBe("reason-give_first");
      end();
      expect(desk.prompt.id).toBe("prompt-play");
    }
  });

  it("shows any other refusal by its code", async () => {
    await sitting(0);
    const order = desk.free(2);
    await answered(refused("seat_taken"));
    expect(await order).toBe(false);
    expect(desk.refusal).toBe("refused-seat_taken");
  });

  it("takes back at the newest moment", async () => {
    await sitting(0);
    await told(seen(1, { can_take_back: true }));
    desk.takeBack();
    expect(line.asked).toEqual([{ do: "take_back", seat: 0, moment: "1.1.0" }]);
  });

  it("orders all that a table can do", async () => {
    await sitting(0);
    void desk.leave();
    void desk.hand(1, "pip");
    void desk.free(1);
    void desk.arrange(5, { passing: true });
    void desk.again();
    void desk.hurry(400);
    expect(line.asked).toEqual([
      { do: "leave" },
      { do: "hand", seat: 1, robot: "pip" },
      { do: "free", seat: 1 },
      { do: "arrange", seats: 5, rules: { passing: true } },
      { do: "again" },
      { do: "hurry", pace: 400 },
    ]);
  });

  it("sits down as somebody whom the table knows", async () => {
    await told(table());
    const sat = desk.sit(2, "hare");
    await settled();
    expect(line.renewed).toBe(1);
    expect(line.asked).toEqual([{ do: "sit", seat: 2, animal: "hare" }]);
    await answered(done);
    expect(await sat).toBe(true);
  });

  it("is already known where it sits", async () => {
    await sitting(0);
    void desk.sit(2);
    await settled();
    expect(line.renewed).toBe(0);
    expect(line.asked).toEqual([{ do: "sit", seat: 2, animal: null }]);
  });

  it("gets the link to the table, or says why not", async () => {
    await sitting(0);
    const invitation = { is: "invitation", id: "1", link: "http://x/#KQWTR", qr: "<svg/>", reachable: true } as const;
    const invited = desk.invite();
    await answered(invitation);
    expect(await invited).toEqual(invitation);
    const again = desk.invite();
    await answered(refused("too_many"));
    expect(await again).toBe(null);
    expect(desk.refusal).toBe("refused-too_many");
  });
});

describe("one device for several", () => {
  const both = (row: number, to_act: number[]) => [0, 2].map((seat) => seen(row, { seat, to_act }));

  it("shows nothing of any of them before the curtain is lifted", async () => {
    await told(table(0, 2), ...both(0, [2]));
    desk.unpack(box);
    expect([desk.ready, desk.curtain]).toEqual([false, 2]);
    desk.lift();
    expect([desk.ready, desk.curtain, desk.own]).toEqual([true, null, 2]);
    expect(happened()).toEqual(["settled 2:0"]);
  });

  it("lowers the curtain when the turn passes on, after the steps", async () => {
    await told(table(0, 2), ...both(0, [0]));
    desk.unpack(box);
    desk.lift();
    stage.patient = true;
    await told(...both(1, [2]));
    expect(desk.curtain).toBe(null);
    stage.end();
    await settled();
    expect([desk.own, desk.curtain]).toEqual([0, 2]);
    desk.lift();
    expect(happened()).toEqual(["settled 0:0", "played 1 suns-7", "settled 0:1", "settled 2:1"]);
    expect(desk.own).toBe(2);
  });

  it("raises it again when the turn comes back", async () => {
    await told(table(0, 2), ...both(0, [0]));
    desk.unpack(box);
    desk.lift();
    await told(...both(1, [2]));
    await told(...both(2, [0]).map((frame) => ({ ...frame, undone: true })));
    expect([desk.own, desk.curtain]).toEqual([0, null]);
  });

  it("needs no curtain when the others left", async () => {
    await told(table(0, 2), ...both(0, [2]));
    desk.unpack(box);
    await told(table(0));
    expect([desk.own, desk.curtain]).toEqual([0, null]);
    await told(table());
    expect(desk.curtain).toBe(null);
  });

  it("needs no curtain where hands are open, and tells nothing twice", async () => {
    desk.unpack(box, false);
    await told(table(0, 2), ...both(0, [0]));
    await told(...both(1, [2]));
    expect(desk.own).toBe(2);
    expect(happened().filter((each) => each.startsWith("played"))).toHaveLength(1);
  });

  it("goes to who is asked next, clockwise, and never to a robot", () => {
    const { seats } = table(0, 2, 3);
    expect(passedTo(seats, 0, [3, 2])).toBe(2);
    expect(passedTo(seats, 3, [0, 2])).toBe(0);
    expect(passedTo(seats, 0, [1])).toBe(0);
    expect(passedTo(seats, undefined, [3])).toBe(3);
    const kept = seats.map((seat, at): SeatShown => (at === 2 ? { ...seat, robot: "pip" } : seat));
    expect(passedTo(kept, 0, [2])).toBe(0);
    expect(passedTo(table().seats, undefined, [0])).toBe(null);
  });
});
