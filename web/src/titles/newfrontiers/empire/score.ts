// What an empire would score now, in words.

import { words } from "../../../lib/words.svelte";
import type { Empire } from "../view";

const CATEGORIES: Readonly<Record<string, string>> = {
  chips: "newfrontiers-page-score-chips",
  developments: "newfrontiers-page-score-developments",
  colonies: "newfrontiers-page-score-colonies",
  bonuses: "newfrontiers-page-score-bonuses",
  goals: "newfrontiers-page-score-goals",
  xeno_penalty: "newfrontiers-page-score-xeno-penalty",
};

export function scoreInWords(empire: Empire): string {
  const parts = Object.entries(empire.score).flatMap(([category, vp]) => {
    const said = CATEGORIES[category];
    return vp === 0 || said === undefined ? [] : [words.say(said, { vp })];
  });
  if (parts.length === 0) return words.say("newfrontiers-page-score-nothing");
  return words.say("newfrontiers-page-score", { vp: empire.total, parts: words.list(parts, "plain") });
}
