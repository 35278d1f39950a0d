import type { Level } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";

/** A level of bots in words; one that is not offered any more by its name. */
export function levelName(levels: readonly Level[], name: string): string {
  const level = levels.find((one) => one.name === name);
  return level === undefined ? name : words.said(level.label);
}
