// The names in a sentence, found so that they can become links.

import type { Catalog } from "./catalog";
import type { Component, Seat } from "./protocol";

export type Segment =
  | { sort: "text"; text: string }
  | { sort: "component"; text: string; component: Component }
  | { sort: "seat"; text: string; seat: number };

type Named = { component: Component } | { seat: number };

/** Finds the names of a table's components and players in sentences. */
export class NameFinder {
  readonly #named = new Map<string, Named>();
  readonly #pattern: RegExp | null;

  constructor(catalog: Catalog, seats: readonly Seat[]) {
    for (const component of catalog.components) this.#named.set(component.name, { component });
    seats.forEach((seat, number) => {
      if (seat.name !== "") this.#named.set(seat.name, { seat: number });
    });
    // Longer names first: "Alien Rosetta Stone World" is not "Alien Rosetta Stone" and a word.
    const names = [...this.#named.keys()].sort((one, other) => other.length - one.length);
    this.#pattern =
      names.length === 0
        ? null
        : new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "gu");
  }

  split(text: string): Segment[] {
    if (this.#pattern === null) return [{ sort: "text", text }];
    const segments: Segment[] = [];
    let end = 0;
    for (const match of text.matchAll(this.#pattern)) {
      if (match.index > end) segments.push({ sort: "text", text: text.slice(end, match.index) });
      segments.push(this.#segment(match[0]));
      end = match.index + match[0].length;
    }
    if (end < text.length) segments.push({ sort: "text", text: text.slice(end) });
    return segments;
  }

  #segment(text: string): Segment {
    const named = this.#named.get(text);
    if (named === undefined) return { sort: "text", text };
    return "seat" in named
      ? { sort: "seat", text, seat: named.seat }
      : { sort: "component", text, component: named.component };
  }
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
