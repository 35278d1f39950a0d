// What puzzles are about, in words.

import type { Theme } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";

export const THEMES: readonly Theme[] = ["action", "place", "last"];

const HEADINGS = { action: "puzzles-action", place: "puzzles-place", last: "puzzles-last" } as const;
const TEXTS = {
  action: "puzzles-action-text",
  place: "puzzles-place-text",
  last: "puzzles-last-text",
} as const;

export function themeHeading(theme: Theme): string {
  return words.say(HEADINGS[theme]);
}

export function themeText(theme: Theme): string {
  return words.say(TEXTS[theme]);
}
