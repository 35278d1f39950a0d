// Frames wait their turn and are shown one at a time.

import type { Frame } from "./protocol";

export interface FrameShow {
  /** Shows the frame on the table. */
  show(frame: Frame): void;
  /** Whether the frame need not wait until the one before has stood long enough. */
  atOnce(frame: Frame): boolean;
  /** How long this frame stays before the next one, in milliseconds; 0 for none. */
  pause(frame: Frame): number;
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
    for (const frame of this.#take(this.#frames.length)) this.#show.show(frame);
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
      const [frame] = this.#take(1);
      if (frame === undefined) return;
      this.#show.waiting(this.#frames.length);
      this.#show.show(frame);
      if (this.#frames.length === 0) this.#show.drained();
      const pause = this.#show.pause(frame);
      if (pause > 0) {
        this.#timer = setTimeout(() => this.#advance(), pause);
        return;
      }
    }
  }

  #take(count: number): Frame[] {
    return this.#frames.splice(0, count);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
