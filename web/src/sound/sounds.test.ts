import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSound, SCORES, type SoundName } from "./scores";
import { Sounds } from "./sounds.svelte";
import { canSpeak, speak } from "./speech";
import type { Voices } from "./voices";

interface Heard {
  at: number;
  until: number;
  level: number;
}

/** How long each voice rings, and how loud, by what it is given after the time. */
const RINGS: Record<keyof Voices, (given: number[]) => { length: number; level: number }> = {
  paper: ([length, , , level]) => ({ length: length!, level: level! }),
  linen: ([level]) => ({ length: 0.12, level: level! }),
  wood: ([, level]) => ({ length: 0.16, level: level! }),
  kalimba: ([, level]) => ({ length: 1.2, level: level! }),
  bell: ([, level, length = 1]) => ({ length, level: level! }),
  string: ([, level]) => ({ length: 0.9, level: level! }),
  chirp: ([length, , , level]) => ({ length: length!, level: level! }),
};

function listen(name: SoundName): Heard[] {
  const heard: Heard[] = [];
  const ears = Object.entries(RINGS).map(([voice, rings]) => [
    voice,
    (at: number, ...given: number[]) => {
      const { length, level } = rings(given);
      heard.push({ at, until: at + length, level });
    },
  ]);
  SCORES[name](Object.fromEntries(ears) as Voices, 0);
  return heard;
}

describe.each(Object.keys(SCORES) as SoundName[])("the sound %s", (name) => {
  it("is short, but for the tune", () => {
    const length = Math.max(...listen(name).map(({ until }) => until));
    expect(length).toBeGreaterThan(0.05);
    expect(length).toBeLessThanOrEqual(name === "end" ? 6 : 1.5);
  });

  it("is quiet enough not to clip, even where voices meet", () => {
    const heard = listen(name);
    const loudest = Math.max(
      ...heard.map(({ at }) =>
        heard.filter((other) => other.at <= at && at < other.at + 0.1).reduce((sum, { level }) => sum + level, 0),
      ),
    );
    expect(loudest).toBeLessThanOrEqual(0.9);
  });
});

describe("sounds", () => {
  const made = vi.fn();

  class FakeContext {
    currentTime = 0;
    sampleRate = 100;
    destination = {};
    state = "running";
    createGain = () => ({ gain: param(), connect: (to: unknown) => to });
    createBiquadFilter = () => ({ frequency: param(), Q: param(), connect: (to: unknown) => to });
    createOscillator = () => source();
    createBufferSource = () => source();
    createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  }
  const param = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  });
  const source = () => ({ frequency: param(), connect: (to: unknown) => to, start: made, stop: vi.fn() });
  const tap = () => document.body.dispatchEvent(new Event("pointerup", { bubbles: true }));

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    made.mockClear();
    vi.stubGlobal("AudioContext", FakeContext);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are silent before the first tap, but have their caption", () => {
    const sounds = new Sounds();
    sounds.play("turn");
    expect(made).not.toHaveBeenCalled();
    expect(sounds.caption).toBe("turn");
  });

  it("sound after it", () => {
    const sounds = new Sounds();
    tap();
    sounds.play("turn");
    expect(made).toHaveBeenCalled();
  });

  it("can be muted, for the next visit too, and keep their captions", () => {
    new Sounds().mute = true;
    const sounds = new Sounds();
    tap();
    sounds.play("turn");
    expect(sounds.mute).toBe(true);
    expect(made).not.toHaveBeenCalled();
    expect(sounds.caption).toBe("turn");
  });

  it("take their caption away after a while", () => {
    const sounds = new Sounds();
    sounds.play("turn");
    vi.advanceTimersByTime(1_900);
    sounds.play("card");
    vi.advanceTimersByTime(1_900);
    expect(sounds.caption).toBe("card");
    vi.advanceTimersByTime(200);
    expect(sounds.caption).toBe(null);
  });

  it("know what they cannot play", () => {
    const sounds = new Sounds();
    sounds.play("thunder");
    expect(isSound("thunder")).toBe(false);
    expect(sounds.caption).toBe(null);
  });
});

describe("speech", () => {
  const spoken = vi.fn();
  const voice = (lang: string, localService: boolean) => ({ lang, localService, default: false });

  beforeEach(() => {
    spoken.mockClear();
    vi.stubGlobal("SpeechSynthesisUtterance", class {});
    vi.stubGlobal("speechSynthesis", {
      getVoices: () => [voice("en-US", false), voice("de-DE", true)],
      speak: spoken,
      cancel: vi.fn(),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("uses a voice of this device, in the language", () => {
    speak("Du bist dran.", "de");
    expect(spoken.mock.calls[0]![0]).toMatchObject({ lang: "de-DE" });
  });

  it("is silent rather than sending words away", () => {
    expect(canSpeak("en")).toBe(false);
    speak("Your turn.", "en");
    expect(spoken).not.toHaveBeenCalled();
  });

  it("is silent in a browser without voices", () => {
    vi.stubGlobal("speechSynthesis", undefined);
    expect(canSpeak("de")).toBe(false);
    speak("Du bist dran.", "de");
    expect(spoken).not.toHaveBeenCalled();
  });
});
