/** What this browser keeps for itself. It may refuse to: then a choice lasts as long as the page. */
const KEY = "ludoteca.";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(KEY + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(KEY + name, value);
  } catch {
    return;
  }
}
