// The phases of a round and the action cards that name them.

import { words } from "../../lib/words.svelte";

export interface Phase {
  id: string;
  /** The message with numeral and name. */
  title: string;
  /** The action cards that name it, by their ids. */
  cards: readonly string[];
}

export const PHASES: readonly Phase[] = [
  { id: "explore", title: "race-page-explore", cards: ["explore_5", "explore_1_1"] },
  { id: "develop", title: "race-page-develop", cards: ["develop"] },
  { id: "settle", title: "race-page-settle", cards: ["settle"] },
  { id: "consume", title: "race-page-consume", cards: ["trade", "consume_2x"] },
  { id: "produce", title: "race-page-produce", cards: ["produce"] },
];

/** In the experienced game everyone has two cards of these. */
export const DOUBLE_CARDS: ReadonlySet<string> = new Set(["develop", "settle"]);

export function phaseTitle(id: string): string {
  const phase = PHASES.find((one) => one.id === id);
  return phase === undefined ? id : words.say(phase.title);
}
