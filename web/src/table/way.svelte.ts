const CODE = /^[A-HJKMNP-Z]{5}$/;

/** The table that an address names; null for the shelf. */
export function tableIn(hash: string): string | null {
  const code = hash.replace(/^#/, "").trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

/** Where in the house one is: at the shelf, or at a table. */
export class Way {
  #at = $state<string | null>(null);

  constructor(private readonly window: Window) {
    this.#look();
    window.addEventListener("hashchange", this.#look);
  }

  get table(): string | null {
    return this.#at;
  }

  to(table: string) {
    this.window.location.hash = table;
    this.#look();
  }

  home() {
    this.window.location.hash = "";
    this.#look();
  }

  leave() {
    this.window.removeEventListener("hashchange", this.#look);
  }

  #look = () => {
    this.#at = tableIn(this.window.location.hash);
  };
}
