// What of a game is worth a sound: something is placed, goods move, it is the viewer's turn, the game is over.

import type { Frame } from "./protocol";

export type Cue = "turn" | "place" | "goods" | "end";

/** Lines of the log, by their ids, and what is heard with them. */
export type LineCues = Readonly<Record<string, "place" | "goods">>;

export class Cues {
  /** Which lines of the title are heard. */
  lines: LineCues = {};
  hear: (cue: Cue) => void = () => {};
  #othersMoved = false;

  /** Moves are shown; each cue is heard once with them. */
  shown(frames: readonly Frame[], isOwn: (frame: Frame) => boolean): void {
    const heard = frames.flatMap((frame) => frame.lines.flatMap(({ text }) => this.lines[text.id] ?? []));
    for (const cue of new Set(heard)) this.hear(cue);
    this.#othersMoved ||= frames.some((frame) => !isOwn(frame));
  }

  /** The last of them is shown, and this comes of it. One's own next question is not news. */
  settled(asked: boolean, over: boolean): void {
    if (over) this.hear("end");
    else if (asked && this.#othersMoved) this.hear("turn");
    if (asked) this.#othersMoved = false;
  }
}
