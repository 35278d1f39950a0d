// The terms of a title: explained, and found in sentences, in the language of the reader.

import type { HelpTerm } from "../title";
import { words } from "../words.svelte";
import { WORDS } from "./words";

export interface Entry {
  /** Where it stands on the help page; the same in all languages. */
  id: string;
  term: string;
  text: string;
}

export type Part = { text: string; entry: Entry | null };

/** The terms in one language. */
interface Terms {
  entries: readonly Entry[];
  byWord: ReadonlyMap<string, Entry>;
  pattern: RegExp;
}

export class Glossary {
  readonly title: string;
  readonly #terms: readonly HelpTerm[];
  #read: { language: string; terms: Terms } | null = null;

  /** The title's own terms win over words that are explained for all. */
  constructor(title: string, terms: readonly HelpTerm[]) {
    this.title = title;
    const own = new Set(terms.map(anchorOf));
    this.#terms = [...terms, ...WORDS.filter((word) => !own.has(anchorOf(word)))];
  }

  /** In alphabetical order. */
  get entries(): readonly Entry[] {
    return this.#inWords.entries;
  }

  /** The term that stands at this place of the help, if there is one. */
  entry(id: string): Entry | null {
    return this.entries.find((entry) => entry.id === id) ?? null;
  }

  /** The text with its terms marked, each the first time it is used. */
  split(text: string): Part[] {
    const { byWord, pattern } = this.#inWords;
    const parts: Part[] = [];
    const seen = new Set<Entry>();
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const entry = byWord.get((match[1] ?? "").toLowerCase());
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

  get #inWords(): Terms {
    const { language } = words;
    if (this.#read?.language !== language) this.#read = { language, terms: inWords(this.#terms) };
    return this.#read.terms;
  }
}

function inWords(terms: readonly HelpTerm[]): Terms {
  const byWord = new Map<string, Entry>();
  const entries = terms.map((term): Entry => {
    const entry = { id: anchorOf(term), term: words.say(term.id), text: words.attribute(term.id, "text") };
    const also = words.attribute(term.id, "also").split(",");
    for (const word of [...(term.quiet ? [] : [entry.term]), ...also]) {
      const key = word.trim().toLowerCase();
      if (key !== "" && !byWord.has(key)) byWord.set(key, entry);
    }
    return entry;
  });
  // Longer words first: "specialized Military" is not "Military" and a word.
  const found = [...byWord.keys()].sort((one, other) => other.length - one.length).map(escaped);
  return {
    entries: entries.sort((one, other) => sortKey(one).localeCompare(sortKey(other), words.language)),
    byWord,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${found.join("|")})(s?)(?![\\p{L}\\p{N}])`, "giu"),
  };
}

function sortKey({ term }: Entry): string {
  return term.replace(/^[^\p{L}\p{N}]+/u, "");
}

/** `race-page-term-windfall` stands at `term-windfall`. */
function anchorOf({ id }: HelpTerm): string {
  return id.slice(id.indexOf("-term-") + 1);
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
