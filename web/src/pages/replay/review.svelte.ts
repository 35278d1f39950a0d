// The review of a finished game: asked for, waited for, and what it found.

import { api } from "../../lib/api";
import type { Review, ReviewedChoice as Mistake } from "../../lib/protocol";

/** How often to ask how far it is, in milliseconds. */
const PAUSE = 600;

export class GameReview {
  readonly #table: string;
  found = $state.raw<Review | null>(null);
  /** How far the work is, from 0 to 1; null while nobody has asked. */
  progress = $state<number | null>(null);
  failure = $state<string | null>(null);
  #left = false;

  constructor(table: string) {
    this.#table = table;
  }

  /** Asks for the review, unless it is there or on its way. */
  async ask(): Promise<void> {
    if (this.progress !== null) return;
    this.progress = 0;
    this.failure = null;
    try {
      let answer = await api.askForReview(this.#table);
      while (answer.review === null && !this.#left) {
        this.progress = answer.progress;
        await new Promise((resume) => setTimeout(resume, PAUSE));
        answer = await api.review(this.#table);
      }
      this.found = answer.review;
      this.progress = 1;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
      this.progress = null;
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#left = true;
  }

  /** What the seat could have done better, the costliest first. */
  mistakesOf(seat: number): readonly Mistake[] {
    return (this.found?.mistakes ?? []).filter((mistake) => mistake.seat === seat);
  }
}
