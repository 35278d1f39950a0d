// What somebody has solved of a title's puzzles, and their rating; kept by this browser.

import type { PuzzleEntry } from "../../lib/protocol";
import { remember, remembered } from "../../lib/storage";
import { BEGINNER, ratedAfter, type Rating } from "./rating";

interface Kept {
  readonly rating: Rating;
  /** Puzzles that were tried, and whether the first answer was right. */
  readonly tried: Readonly<Record<string, boolean>>;
}

const NOTHING: Kept = { rating: BEGINNER, tried: {} };
/** The next puzzle is one of so many that are closest to the rating. */
const CLOSEST = 5;

export class PuzzleRecord {
  readonly #name: string;
  #kept = $state.raw<Kept>(NOTHING);

  constructor(title: string) {
    this.#name = `puzzles.${title}`;
    this.#kept = readRecord(remembered(this.#name));
  }

  get rating(): number {
    return Math.round(this.#kept.rating.rating);
  }

  get tried(): number {
    return Object.keys(this.#kept.tried).length;
  }

  /** Whether the puzzle was solved at the first try; null if it was not tried. */
  of(id: string): boolean | null {
    return this.#kept.tried[id] ?? null;
  }

  /** Notes an answer, and says by how much the rating changed: only the first one of a puzzle counts. */
  note({ id, rating }: PuzzleEntry, solved: boolean): number {
    if (this.of(id) !== null) return 0;
    const before = this.rating;
    this.#kept = {
      rating: ratedAfter(this.#kept.rating, rating, solved),
      tried: { ...this.#kept.tried, [id]: solved },
    };
    remember(this.#name, JSON.stringify(this.#kept));
    return this.rating - before;
  }

  /** A puzzle that was not tried yet, about as hard as the player is good. */
  next(puzzles: readonly PuzzleEntry[], chance: () => number = Math.random): PuzzleEntry | null {
    const fresh = puzzles.filter(({ id }) => this.of(id) === null);
    const closest = fresh
      .toSorted((one, other) => this.#distance(one) - this.#distance(other))
      .slice(0, CLOSEST);
    return closest[Math.floor(chance() * closest.length)] ?? null;
  }

  #distance({ rating }: PuzzleEntry): number {
    return Math.abs(rating - this.#kept.rating.rating);
  }
}

/** What was kept; nothing if it cannot be read. */
export function readRecord(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Kept> | null;
    const { rating, deviation } = kept?.rating ?? {};
    if (typeof rating !== "number" || typeof deviation !== "number" || !kept?.tried) return NOTHING;
    return { rating: { rating, deviation }, tried: kept.tried };
  } catch {
    return NOTHING;
  }
}
