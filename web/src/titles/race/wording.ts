// Military in words.

import { words } from "../../lib/words.svelte";

/** Specialized Military in words: that of `kind:rare` is against Rare Elements worlds. */
export function against(target: string, amount: number): string {
  const [sort, id = ""] = target.split(":");
  return sort === "keyword"
    ? words.say("race-page-against-keyword", { amount, keyword: id })
    : words.say("race-page-against-kind", { amount, kind: id });
}
