// Small words that many sentences need.

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name of the protocol as one would write it: `vp_pool` is "Vp pool". */
export function spaced(name: string): string {
  return capital(name.replaceAll("_", " "));
}
