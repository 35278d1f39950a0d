// What this browser remembers. Storage may be forbidden; then nothing is remembered.

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`windfall.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`windfall.${name}`, value);
  } catch {
    // It then lasts as long as the page.
  }
}
