// Texts of powers with the kinds of goods as glyphs, and Military in words.

import { GOOD_KINDS, KIND_NAMES, kindName } from "../../lib/kinds";
import type { Kind } from "../../lib/protocol";

const KINDS = new Map<string, Kind>(GOOD_KINDS.map((kind) => [KIND_NAMES[kind], kind]));
const KINDS_IN_TEXT = new RegExp(`(${[...KINDS.keys()].join("|")})`);

export type Part = { kind: Kind } | { text: string };

export function withKinds(text: string): Part[] {
  return text
    .split(KINDS_IN_TEXT)
    .filter((part) => part !== "")
    .map((part) => {
      const kind = KINDS.get(part);
      return kind === undefined ? { text: part } : { kind };
    });
}

/** Who specialized Military is against: `kind:rare` is Rare Elements worlds. */
export function against(target: string): string {
  const [sort, id = ""] = target.split(":");
  return `${sort === "keyword" ? id.toUpperCase() : kindName(id)} worlds`;
}
