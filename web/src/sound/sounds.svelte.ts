import { keep, recall } from "$web/wire/kept";
import { isSound, SCORES, type SoundName } from "./scores";
import { type Voices, voices } from "./voices";

const LOUDNESS = 0.55; // several at once must not clip
const CAPTION_STAYS = 2_000;
const GESTURES = ["pointerup", "keydown"] as const;

/** Everything that sounds. Browsers allow none before the first tap. */
export class Sounds {
  /** What sounded last, for a while; its words are `sound-<name>`. */
  caption = $state<SoundName | null>(null);
  #mute = $state(recall("mute") === "on");
  #context: AudioContext | null = null;
  #voices: Voices | null = null;
  #captionEnds: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    for (const gesture of GESTURES) addEventListener(gesture, this.#wake, { capture: true, once: true });
  }

  get mute(): boolean {
    return this.#mute;
  }
  set mute(mute: boolean) {
    this.#mute = mute;
    keep("mute", mute ? "on" : "off");
  }

  play(name: string): void {
    if (!isSound(name) || document.hidden) return;
    this.#tell(name);
    if (this.#mute || !this.#context || !this.#voices) return;
    if (this.#context.state !== "running") void this.#context.resume().catch(() => undefined);
    SCORES[name](this.#voices, this.#context.currentTime + 0.005);
  }

  #tell(caption: SoundName): void {
    this.caption = caption;
    clearTimeout(this.#captionEnds);
    this.#captionEnds = setTimeout(() => (this.caption = null), CAPTION_STAYS);
  }

  #wake = (): void => {
    if (this.#context || !("AudioContext" in globalThis)) return;
    this.#context = new AudioContext();
    const loudness = this.#context.createGain();
    loudness.gain.value = LOUDNESS;
    loudness.connect(this.#context.destination);
    this.#voices = voices(this.#context, loudness);
  };
}

export const sounds = new Sounds();
