// The way from mistake to mistake, and what they cost in words.

import type { ReviewedChoice as Mistake } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";

/** The next mistake in the game after the frame that is shown, or with -1 the one before. */
export function nextMistake(mistakes: readonly Mistake[], at: number, direction: 1 | -1): Mistake | null {
  const inOrder = [...mistakes].sort((one, other) => one.at - other.at);
  const found =
    direction === 1
      ? inOrder.find((mistake) => mistake.at > at)
      : inOrder.findLast((mistake) => mistake.at < at);
  return found ?? null;
}

/** Win chance lost, in percentage points: "−12 points". */
export function costText(cost: number): string {
  const points = Math.round(100 * cost);
  return points < 1 ? words.say("page-cost-little") : words.say("page-cost", { points });
}
