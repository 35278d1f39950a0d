// Frames wait their turn; what one player does in a row is shown together.

import type { Frame } from "./protocol";

export interface FrameShow {
  /** Shows these frames on the table, as one change. */
  show(frames: readonly Frame[]): void;
  /** Whether the frame need not wait until the one before has stood long enough. */
  atOnce(frame: Frame): boolean;
  /** How long these frames stay before the next ones, in milliseconds; 0 for none. */
  pause(frames: readonly Frame[]): number;
  /** How many frames wait; told whenever it changes. */
  waiting(count: number): void;
  /** The last frame there is was shown. */
  drained(): void;
}

export class FrameQueue {
  #frames: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: FrameShow;

  constructor(show: FrameShow) {
    this.#show = show;
  }

  add(frames: readonly Frame[]): void {
    const [first] = frames;
    if (this.#frames.length === 0 && first !== undefined && this.#show.atOnce(first)) this.#stop();
    this.#frames.push(...frames);
    if (this.#timer !== undefined) this.#show.waiting(this.#frames.length);
    else if (this.#frames.length > 0) this.#advance();
    if (frames.length === 0 && this.#frames.length === 0) this.#show.drained();
  }

  /** Shows all that waits at once. */
  skip(): void {
    this.#stop();
    this.#show.show(this.#frames.splice(0));
    this.#show.waiting(0);
    this.#show.drained();
  }

  /** Forgets all that waits. */
  clear(): void {
    this.#stop();
    this.#frames = [];
    this.#show.waiting(0);
  }

  #advance(): void {
    this.#timer = undefined;
    for (;;) {
      const together = this.#takeTurn();
      if (together.length === 0) return;
      this.#show.waiting(this.#frames.length);
      this.#show.show(together);
      if (this.#frames.length === 0) this.#show.drained();
      const pause = this.#show.pause(together);
      if (pause > 0) {
        this.#timer = setTimeout(() => this.#advance(), pause);
        return;
      }
    }
  }

  /** The next frame, and those that follow of the same player. */
  #takeTurn(): Frame[] {
    const [first] = this.#frames;
    if (first === undefined) return [];
    const others = this.#frames.findIndex((frame) => first.seat === null || frame.seat !== first.seat);
    return this.#frames.splice(0, others < 0 ? this.#frames.length : Math.max(1, others));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
