/** What sounds on our table: paper, linen, wood, a kalimba, a music box, a string. Quiet, and recorded close. */

export interface Voices {
  /** A breath of noise whose colour slides from one pitch to another. */
  paper(at: number, length: number, from: number, to: number, level: number): void;
  linen(at: number, level: number): void;
  wood(at: number, pitch: number, level: number, muted?: boolean): void;
  kalimba(at: number, pitch: number, level: number): void;
  bell(at: number, pitch: number, level: number, length?: number): void;
  string(at: number, pitch: number, level: number): void;
  /** A small voice that slides. */
  chirp(at: number, length: number, from: number, to: number, level: number): void;
}

interface Partial {
  ratio: number;
  level: number;
  length: number;
}

const SILENT = 0.0001;
const KALIMBA: Partial[] = [
  { ratio: 1, level: 1, length: 1.2 },
  { ratio: 2.01, level: 0.18, length: 0.5 },
  { ratio: 5.4, level: 0.12, length: 0.12 },
];
const BELL: Partial[] = [
  { ratio: 1, level: 1, length: 1 },
  { ratio: 3.01, level: 0.2, length: 0.45 },
  { ratio: 5.43, level: 0.08, length: 0.16 },
];
const STRING: Partial[] = [1, 2, 3, 4, 5, 6].map((ratio) => ({
  ratio: ratio * (1 + 0.0004 * ratio * ratio),
  level: 0.8 / ratio ** 1.3,
  length: 0.9 / ratio ** 0.8,
}));

export function voices(context: BaseAudioContext, out: AudioNode, noise = breath(context)): Voices {
  const shape = (at: number, rise: number, length: number, level: number) => {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(level, at + rise);
    gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
    gain.connect(out);
    return gain;
  };

  const tone = (at: number, length: number, from: number, to: number, level: number, rise = 0.003) => {
    const oscillator = context.createOscillator();
    oscillator.frequency.setValueAtTime(from, at);
    oscillator.frequency.exponentialRampToValueAtTime(to, at + length * 0.6);
    oscillator.connect(shape(at, rise, length, level));
    oscillator.start(at);
    oscillator.stop(at + length);
  };

  const hiss = (at: number, length: number, from: number, to: number, level: number, kind: BiquadFilterType) => {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = noise;
    filter.type = kind;
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(filter).connect(shape(at, length * 0.25, length, level));
    source.start(at, (at * 7.3) % 0.5, length);
  };

  const chord = (partials: Partial[], at: number, pitch: number, level: number, length = 1) => {
    for (const each of partials)
      tone(at, each.length * length, pitch * each.ratio, pitch * each.ratio, level * each.level);
  };

  return {
    paper: (at, length, from, to, level) => hiss(at, length, from, to, level, "bandpass"),
    linen(at, level) {
      tone(at, 0.12, 300, 140, level);
      hiss(at, 0.07, 1500, 400, level * 0.8, "lowpass");
    },
    wood(at, pitch, level, muted = false) {
      tone(at, muted ? 0.09 : 0.16, pitch * 1.25, pitch, level, 0.002);
      tone(at, 0.05, pitch * 2.76, pitch * 2.7, level * (muted ? 0.12 : 0.35), 0.001);
      hiss(at, 0.025, muted ? 900 : 2400, 500, level * 0.5, "lowpass");
    },
    kalimba(at, pitch, level) {
      chord(KALIMBA, at, pitch, level);
      hiss(at, 0.03, 1800, 700, level * 0.25, "bandpass");
    },
    bell: (at, pitch, level, length = 1) => chord(BELL, at, pitch, level, length),
    string(at, pitch, level) {
      chord(STRING, at, pitch, level);
      hiss(at, 0.02, 2600, 1200, level * 0.3, "bandpass");
    },
    chirp: (at, length, from, to, level) => tone(at, length, from, to, level, length * 0.3),
  };
}

/** A second of noise, always the same. */
export function breath(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 20;
  for (let at = 0; at < samples.length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[at] = seed / 2 ** 31;
  }
  return buffer;
}
