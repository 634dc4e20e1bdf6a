import { words } from "$web/words/words.svelte";

/** Reads aloud, with a voice that lives on this device. Voices from elsewhere would send away what they read. */
const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const here =
    synthesis()
      ?.getVoices()
      .filter((voice) => voice.localService) ?? [];
  const fitting = here.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === language);
  return fitting.find((voice) => voice.default) ?? fitting[0];
}

export const canSpeak = (language = words.language) => voiceFor(language) !== undefined;

export function speak(sentence: string, language = words.language): void {
  const voice = voiceFor(language);
  if (!voice) return;
  const spoken = new SpeechSynthesisUtterance(sentence);
  Object.assign(spoken, { voice, lang: voice.lang, rate: 0.95 });
  hush();
  synthesis()!.speak(spoken);
}

export const hush = () => synthesis()?.cancel();
