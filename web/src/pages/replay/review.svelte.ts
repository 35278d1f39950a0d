// The review of a finished game: asked for, waited for, and what it found.

import { api } from "../../lib/api";
import type { Message, Review, ReviewedChoice as Mistake, ReviewProgress } from "../../lib/protocol";
import { failureSaid } from "../failure";

/** How often to ask how far it is, in milliseconds. */
const PAUSE = 600;

export class GameReview {
  readonly #table: string;
  /** What was found so far. */
  found = $state.raw<Review | null>(null);
  /** How far the work is; null while nobody has asked. */
  progress = $state.raw<ReviewProgress | null>(null);
  /** Why it goes on no more; what was found stays. */
  failure = $state.raw<Message | null>(null);
  #asking = false;
  #left = false;

  constructor(table: string) {
    this.#table = table;
  }

  /** Whether all moves are judged. */
  get done(): boolean {
    return this.progress?.done === true;
  }

  /** Asks for the review, unless it is there or on its way. One that was given up goes on where it ended. */
  async ask(): Promise<void> {
    if (this.#asking || this.done) return;
    this.#asking = true;
    this.failure = null;
    try {
      this.#hear(await api.askForReview(this.#table));
      while (!this.done && this.failure === null && !this.#left) {
        await new Promise((resume) => setTimeout(resume, PAUSE));
        this.#hear(await api.review(this.#table));
      }
    } catch (error) {
      this.failure = failureSaid(error);
    }
    this.#asking = false;
  }

  #hear(told: ReviewProgress): void {
    this.progress = told;
    this.found = told.review ?? this.found;
    this.failure = told.failure;
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
