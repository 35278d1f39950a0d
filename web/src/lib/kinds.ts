// The kinds of worlds and goods in words.

import type { Kind } from "./protocol";

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  novelty: "Novelty",
  rare: "Rare Elements",
  genes: "Genes",
  alien: "Alien Technology",
  any: "Any kind",
};

/** The kinds that goods have, from the cheapest to the dearest. */
export const GOOD_KINDS = ["novelty", "rare", "genes", "alien"] as const;

export function kindName(kind: string): string {
  return KIND_NAMES[kind as Kind] ?? kind;
}
