import { beforeEach, describe, expect, it } from "vitest";
import * as hearts from "$boxes/hearts/web/hearts";
import type { Note } from "$web/table/stage";
import { complete, LANGUAGES, negotiate } from "./languages";
import { Words } from "./words.svelte";

const seated = { seats: [{ animal: "fox" }, { animal: "chick" }, { animal: "owl" }] as const, own: 1 };

async function speaking(language: string): Promise<Words> {
  const words = new Words();
  await words.choose(language);
  return words;
}

beforeEach(() => localStorage.clear());

describe("the languages", () => {
  it("are those that have every file", () => {
    expect(complete(["./a.en.ftl", "./b.en.ftl", "./a.de.ftl", "./b.de.ftl", "./a.fr.ftl"])).toEqual(["de", "en"]);
  });

  it("begin with what the browser speaks, as far as we have it", () => {
    expect(negotiate(["xx-YY", "de-AT", "en"])).toBe(LANGUAGES.includes("de") ? "de" : "en");
    expect(negotiate([null, "xx"])).toBe("en");
  });

  it("are called by their own names", async () => {
    const words = await speaking("en");
    expect([words.nameOf("de"), words.nameOf("fr")]).toEqual(["Deutsch", "Français"]);
  });

  it("are kept for the next visit, and the page says which it is", async () => {
    await speaking("de");
    const later = new Words();
    await later.ready;
    expect(later.language).toBe("de");
    expect(document.documentElement.lang).toBe("de");
  });

  it("let the last choice win", async () => {
    const words = new Words();
    await Promise.all([words.choose("de"), words.choose("en")]);
    expect(words.language).toBe("en");
  });
});

describe.each([
  {
    language: "en",
    lines: [
      [["played", 0, "suns-7"], "The fox plays the 7 of suns."],
      [["played", 1, "hearts-10"], "You play the jinx."],
      [["took", 2, 0], "The owl takes the trick. It costs nothing."],
      [["took", 1, 1], "You take the trick and get 1 point."],
      [["took", 1, 4], "You take the trick and get 4 points."],
      [["dealt", 2, 0], "Round 2 begins, and the fox leads."],
      [
        ["gave", 1, "suns-1", "stars-2", "clovers-3"],
        "You pass on the 1 of suns, the 2 of stars and the 3 of clovers.",
      ],
    ],
    reason: "This trick began with suns. You still have suns. Play one of them.",
    action: "play the 7 of suns",
  },
  {
    language: "de",
    lines: [
      [["played", 0, "suns-7"], "Der Fuchs spielt Sonne 7."],
      [["played", 1, "hearts-10"], "Du spielst die Hexe."],
      [["took", 2, 0], "Die Eule nimmt den Stich. Er kostet nichts."],
      [["took", 1, 1], "Du nimmst den Stich und bekommst 1 Punkt."],
      [["took", 1, 4], "Du nimmst den Stich und bekommst 4 Punkte."],
      [["dealt", 2, 0], "Runde 2 geht los, der Fuchs kommt raus."],
      [["gave", 1, "suns-1", "stars-2", "clovers-3"], "Du gibst Sonne 1, Stern 2 und Klee 3 weiter."],
    ],
    reason: "Dieser Stich hat mit Sonne angefangen. Du hast noch Sonne auf der Hand. Also musst du Sonne spielen.",
    action: "Sonne 7 spielen",
  },
] as { language: string; lines: [Note, string][]; reason: string; action: string }[])("in $language", (told) => {
  it.each(told.lines)("%j is a sentence", async (note, line) => {
    expect((await speaking(told.language)).note(hearts, note, seated)).toBe(line);
  });

  it("reasons and actions are said", async () => {
    const words = await speaking(told.language);
    expect(words.reason(hearts, "must_follow suns")).toBe(told.reason);
    expect(words.action(hearts, "play suns-7")).toBe(told.action);
  });
});

describe("words", () => {
  it("call pieces by their names and counts by their numbers", async () => {
    const words = await speaking("en");
    expect(words.piece(hearts, "card", "hearts-10")).toBe("the jinx");
    expect(words.piece(hearts, "suit", "clovers")).toBe("clovers");
    expect(words.piece(hearts, "count", 12)).toBe("12");
    expect(words.piece(hearts, "seat", 2, seated)).toBe("the owl");
  });

  it("call an animal by its name where nobody watches from a seat", async () => {
    const watched = (await speaking("en")).note(hearts, ["played", 1, "suns-7"], { ...seated, own: null });
    expect(watched).toBe("The chick plays the 7 of suns.");
  });

  it("show the id of a message that is not there", async () => {
    const words = await speaking("en");
    expect(words.has("no-such-words")).toBe(false);
    expect(words.say("no-such-words")).toBe("no-such-words");
  });
});
