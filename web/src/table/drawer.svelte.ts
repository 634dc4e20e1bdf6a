export const COMPARTMENTS = [
  "seats",
  "friends",
  "rules",
  "speed",
  "scores",
  "sound",
  "leaflet",
  "deal",
  "leave",
] as const;
export type Compartment = (typeof COMPARTMENTS)[number];

export const PACES = { snail: 2500, usual: 1200, hare: 400 } as const;
export type Pace = keyof typeof PACES;

/** The pace that comes nearest, whatever the table says. */
export function paceOf(milliseconds: number): Pace {
  const off = (pace: Pace) => Math.abs(Math.log(PACES[pace] / Math.max(1, milliseconds)));
  return (Object.keys(PACES) as Pace[]).reduce((best, pace) => (off(pace) < off(best) ? pace : best));
}

export class Pulled {
  #open = $state(false);
  #at = $state<Compartment | null>(null);

  get open() {
    return this.#open;
  }

  /** The compartment one looks into; null for all of them at a glance. */
  get at() {
    return this.#at;
  }

  toggle() {
    if (this.#open) this.close();
    else this.look();
  }

  look(at: Compartment | null = null) {
    this.#open = true;
    this.#at = at;
  }

  back() {
    this.#at = null;
  }

  close() {
    this.#open = false;
    this.#at = null;
  }
}
