// What answers are worth, as it is shown and said.

import type { Solution, Worth } from "../../lib/protocol";
import type { ShownWorth } from "../../lib/reader";
import { words } from "../../lib/words.svelte";

/** What stands at each choice, by its action. */
export function shownWorths({ worths, best, chosen }: Solution): ReadonlyMap<number, ShownWorth> {
  return new Map(worths.map((worth) => [worth.action, shown(worth, best, chosen)]));
}

function shown({ action, win_chance: chance }: Worth, best: number, chosen: number): ShownWorth {
  const text = words.percent(chance);
  const sort = action === best ? "best" : action === chosen ? "chosen" : "other";
  return {
    text,
    spoken: words.say("puzzles-worth", { chance: text, sort }),
    chance,
    best: action === best,
    chosen: action === chosen,
  };
}

/** How sure a difference is, in percentage points: twice its standard error. */
export function noiseOf({ noise }: Worth): number {
  return Math.max(1, Math.round(200 * (noise ?? 0)));
}
