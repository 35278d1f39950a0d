// How long moves of others stay on the table: a round has so much time, which its moves share.

/** What a speed means, in milliseconds. */
export interface Tempo {
  /** The longest that one move stays before the next one. */
  move: number;
  /** For all moves of others in a round. */
  round: number;
}

/** No move takes more of the time that is left than one of so many: more may come than in the round before. */
const LEAST_TO_COME = 3;

/** What takes a line of the log to be read, of the time that one move stays. */
const LINE = 0.6;

/** How long frames stay for who reads what has happened: all of their lines are news. */
export function readingTime(frames: readonly { lines: readonly unknown[] }[], tempo: Tempo): number {
  const lines = frames.reduce((sum, frame) => sum + frame.lines.length, 0);
  return lines === 0 ? 0 : tempo.move * (1 + LINE * lines);
}

export class Pace {
  #round = -1;
  #left = 0;
  #shown = 0;
  /** As many as the round before had. */
  #expected = 0;

  /** How long one more move of this round stays. */
  next(round: number, tempo: Tempo): number {
    if (round !== this.#round) {
      this.#expected = this.#shown;
      this.#round = round;
      this.#left = tempo.round;
      this.#shown = 0;
    }
    const share = this.#left / Math.max(this.#expected - this.#shown, LEAST_TO_COME);
    const pause = Math.min(tempo.move, share);
    this.#left -= pause;
    this.#shown += 1;
    return pause;
  }
}
