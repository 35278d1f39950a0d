// Names of the protocol where there are no words for them.

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name of the protocol as one would write it: `vp_pool` is "Vp pool". */
export function spaced(name: string): string {
  return capital(name.replaceAll("_", " "));
}
