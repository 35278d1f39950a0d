// The log, and where each seat made its last move in it.

import type { Frame, LogLine as Line } from "./protocol";

export class Logbook {
  lines = $state.raw<readonly Line[]>([]);
  /** For each viewer, how many lines there were before its last move; what came of the move is news too. */
  readonly #marks = new Map<number, number>();

  /** A whole log, as one seat may read it. */
  restart(lines: readonly Line[], viewer: number): void {
    this.lines = lines;
    const mark = this.#marks.get(viewer);
    if (mark === undefined || mark > lines.length) this.#marks.set(viewer, lastLineOf(viewer, lines));
  }

  add(frame: Frame, viewer: number): void {
    if (frame.seat === viewer) this.#marks.set(viewer, this.lines.length);
    if (frame.lines.length > 0) this.lines = [...this.lines, ...frame.lines];
  }

  since(viewer: number): readonly Line[] {
    return this.lines.slice(this.#marks.get(viewer) ?? 0);
  }
}

function lastLineOf(viewer: number, lines: readonly Line[]): number {
  return Math.max(
    0,
    lines.findLastIndex((line) => line.seat === viewer),
  );
}
