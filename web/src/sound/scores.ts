import type { Voices } from "./voices";

type Score = (voices: Voices, at: number) => void;

/** The pitch of a key of the piano; 69 is the a of 440. */
const key = (number: number) => 440 * 2 ** ((number - 69) / 12);

const BEAT = 0.36;
const TUNE = [
  [72, 77, 81],
  [82, 81, 79],
  [81, 77, 79],
  [77, 0, 89],
];
const BASS = [53, 60, 58, 53];

export const SCORES = {
  card({ paper, linen }, at) {
    paper(at, 0.07, 1800, 5200, 0.5);
    linen(at + 0.06, 0.4);
  },
  lay({ linen, paper }, at) {
    linen(at, 0.5);
    paper(at, 0.04, 2600, 1400, 0.12);
  },
  lift({ paper }, at) {
    paper(at, 0.09, 1500, 4200, 0.26);
  },
  deal({ paper, linen }, at) {
    for (let card = 0; card < 7; card++) {
      const soon = at + card * 0.07;
      paper(soon, 0.06, 1700 + card * 120, 4400, 0.3);
      linen(soon + 0.035, 0.14);
    }
  },
  take({ paper, linen }, at) {
    for (const [card, level] of [0.2, 0.26, 0.3].entries()) paper(at + card * 0.05, 0.08, 2200, 3600, level);
    paper(at + 0.2, 0.34, 1500, 600, 0.3);
    linen(at + 0.5, 0.26);
  },
  turn({ kalimba }, at) {
    kalimba(at, key(72), 0.4);
  },
  cannot({ wood }, at) {
    wood(at, 262, 0.5, true);
    wood(at + 0.15, 220, 0.45, true);
  },
  heart({ string }, at) {
    string(at, key(67), 0.3);
  },
  moon({ bell, kalimba }, at) {
    for (const [nth, note] of [88, 85, 81, 83, 76].entries()) bell(at + nth * 0.13, key(note), 0.2, 0.8);
    kalimba(at, key(57), 0.2);
  },
  jinx({ chirp, wood }, at) {
    wood(at, 233, 0.28);
    wood(at + 0.11, 330, 0.28);
    for (const [nth, pitch] of [740, 690, 650, 620].entries())
      chirp(at + 0.26 + nth * 0.105, 0.085, pitch * 1.12, pitch * 0.82, 0.24 - nth * 0.03);
    chirp(at + 0.72, 0.22, 520, 1040, 0.16);
  },
  end({ bell }, at) {
    for (const [bar, notes] of TUNE.entries()) {
      const begins = at + bar * 3 * BEAT;
      bell(begins, key(BASS[bar]!), 0.16, 1.3);
      for (const [beat, note] of notes.entries()) if (note) bell(begins + beat * BEAT, key(note), 0.26, 1.2);
    }
  },
} satisfies Record<string, Score>;

export type SoundName = keyof typeof SCORES;

export const isSound = (name: string): name is SoundName => name in SCORES;
