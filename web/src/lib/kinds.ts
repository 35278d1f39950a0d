// The kinds of worlds and goods in words.

import type { Kind } from "./protocol";
import { saidOnce, words } from "./words.svelte";

/** The kinds that goods have, from the cheapest to the dearest. */
export const GOOD_KINDS = ["novelty", "rare", "genes", "alien"] as const;

export function kindName(kind: string): string {
  return words.say("engine-kind", { kind });
}

/** A part of a text: a kind, which is drawn as its glyph, or words. */
export type Part = { kind: Kind } | { text: string };

/** The text taken apart where it names a kind; a glyph needs no brackets. */
export function withKinds(text: string): Part[] {
  const { kinds, named } = kindsIn(GOOD_KINDS);
  return text
    .split(named)
    .filter((part) => part !== "")
    .map((part) => {
      const kind = kinds.get(part);
      return kind === undefined ? { text: part } : { kind };
    });
}

/** The kinds by their names, and where a text names one. */
const kindsIn = saidOnce((all: readonly Kind[]) => {
  const kinds = new Map<string, Kind>(all.map((kind) => [words.say("engine-kind", { kind }), kind]));
  const named = new RegExp(`(?<!\\p{L})\\(?(${[...kinds.keys()].join("|")})\\)?(?!\\p{L})`, "u");
  return { kinds, named };
});
