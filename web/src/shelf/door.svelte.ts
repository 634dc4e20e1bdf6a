/** The letters that no child mixes up with another one or with a number. */
export const LETTERS = [..."ABCDEFGHJKMNPQRSTUVWXYZ"];
export const LENGTH = 5;

/** The letters of a table, as they are tapped; the fifth one knocks at the door. */
export class Knock {
  letters = $state<string[]>([]);

  constructor(private readonly onjoin: (code: string) => void) {}

  get places(): (string | null)[] {
    return Array.from({ length: LENGTH }, (_, at) => this.letters[at] ?? null);
  }

  tap(letter: string): void {
    const kept = this.letters.length === LENGTH ? [] : this.letters;
    this.letters = [...kept, letter];
    if (this.letters.length === LENGTH) this.onjoin(this.letters.join(""));
  }

  erase(): void {
    this.letters = this.letters.slice(0, -1);
  }

  /** A letter from a real keyboard; says whether it was one of ours. */
  key(key: string): boolean {
    const letter = key.toUpperCase();
    if (key === "Backspace") this.erase();
    else if (LETTERS.includes(letter)) this.tap(letter);
    else return false;
    return true;
  }
}
