// Days of deals in words.

import { words } from "../../lib/words.svelte";

/** A day such as 2026-11-17: that of the server's clock, wherever the reader is. */
export function dayText(day: string): string {
  return words.day(new Date(`${day}T12:00:00Z`));
}
