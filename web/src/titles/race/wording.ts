// Texts of powers with the kinds of goods as glyphs, and Military in words.

import type { Kind } from "../../lib/protocol";

const KIND_WORDS: Readonly<Record<string, Kind>> = {
  Novelty: "novelty",
  "Rare Elements": "rare",
  Genes: "genes",
  "Alien Technology": "alien",
};

const KINDS_IN_TEXT = new RegExp(`(${Object.keys(KIND_WORDS).join("|")})`);

export type Part = { kind: Kind } | { text: string };

export function withKinds(text: string): Part[] {
  return text
    .split(KINDS_IN_TEXT)
    .filter((part) => part !== "")
    .map((part) => {
      const kind = KIND_WORDS[part];
      return kind === undefined ? { text: part } : { kind };
    });
}

/** Who specialized Military is against: `kind:rare` is Rare Elements worlds. */
export function against(target: string): string {
  const [sort, id = ""] = target.split(":");
  if (sort === "keyword") return `${id.toUpperCase()} worlds`;
  const word = Object.entries(KIND_WORDS).find(([, kind]) => kind === id)?.[0];
  return `${word ?? id} worlds`;
}

export function kindName(kind: string): string {
  return Object.entries(KIND_WORDS).find(([, one]) => one === kind)?.[0] ?? kind;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
