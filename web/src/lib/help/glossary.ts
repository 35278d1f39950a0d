// The terms of a title: explained, and found in sentences.

import type { HelpTerm } from "../title";
import { WORDS } from "./words";

export interface Entry extends HelpTerm {
  /** Where it stands on the help page. */
  id: string;
}

export type Part = { text: string; entry: Entry | null };

export class Glossary {
  readonly title: string;
  /** In alphabetical order. */
  readonly entries: readonly Entry[];
  readonly #byWord = new Map<string, Entry>();
  readonly #pattern: RegExp;

  /** The title's own terms win over words that are explained for all. */
  constructor(title: string, terms: readonly HelpTerm[]) {
    this.title = title;
    const known = new Map<string, Entry>();
    for (const one of [...terms, ...WORDS]) {
      const key = one.term.toLowerCase();
      if (!known.has(key)) known.set(key, { ...one, id: idOf(one.term) });
    }
    this.entries = [...known.values()].sort((one, other) => sortKey(one).localeCompare(sortKey(other)));
    for (const [key, entry] of known) {
      for (const word of [...(entry.quiet ? [] : [key]), ...(entry.also ?? [])]) {
        if (!this.#byWord.has(word)) this.#byWord.set(word, entry);
      }
    }
    const words = [...this.#byWord.keys()].sort((one, other) => other.length - one.length).map(escaped);
    this.#pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(s?)(?![\\p{L}\\p{N}])`, "giu");
  }

  /** The text with its terms marked, each the first time it is used. */
  split(text: string): Part[] {
    const parts: Part[] = [];
    const seen = new Set<Entry>();
    let end = 0;
    for (const match of text.matchAll(this.#pattern)) {
      const entry = this.#byWord.get((match[1] ?? "").toLowerCase());
      if (entry === undefined || seen.has(entry)) continue;
      seen.add(entry);
      if (match.index > end) parts.push({ text: text.slice(end, match.index), entry: null });
      parts.push({ text: match[0], entry });
      end = match.index + match[0].length;
    }
    if (end < text.length) parts.push({ text: text.slice(end), entry: null });
    return parts;
  }

  /** The terms of the text, in the order in which it uses them. */
  found(text: string): Entry[] {
    return this.split(text).flatMap(({ entry }) => entry ?? []);
  }
}

function sortKey({ term }: Entry): string {
  return term.replace(/^[^\p{L}\p{N}]+/u, "");
}

function idOf(term: string): string {
  return `term-${term
    .toLowerCase()
    .replace("?", "question-mark")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
