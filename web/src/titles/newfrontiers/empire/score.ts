// What an empire would score now, in words.

import type { Empire } from "../view";

export function scoreInWords(empire: Empire): string {
  const parts = Object.entries(empire.score)
    .filter(([, vp]) => vp !== 0)
    .map(([name, vp]) => `${name.replaceAll("_", " ")} ${vp}`);
  return parts.length === 0 ? "0 VP now" : `${empire.total} VP now: ${parts.join(", ")}`;
}
