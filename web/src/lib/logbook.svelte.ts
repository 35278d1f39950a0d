// The log, and where each seat made its last move in it.

import type { Frame, LogLine as Line, View } from "./protocol";

export class Logbook {
  lines = $state.raw<readonly Line[]>([]);
  /** How many lines there were when the viewer left, for who has come back. */
  left = $state<number | null>(null);
  /** For each viewer, how many lines there were before its last move; what came of the move is news too. */
  readonly #marks = new Map<number, number>();
  /** For each viewer, what it saw before its last move; nothing where the page was loaded since. */
  readonly #views = new Map<number, View>();

  /** A whole log, as one seat may read it. */
  restart(lines: readonly Line[], viewer: number): void {
    this.lines = lines;
    const mark = this.#marks.get(viewer);
    if (mark === undefined || mark > lines.length) this.#marks.set(viewer, lastLineOf(viewer, lines));
  }

  /** Goes back to so many lines; what came after them is told again. */
  rewind(lines: number): void {
    this.lines = this.lines.slice(0, lines);
    this.left = lines;
  }

  /** A frame, after this was seen. */
  add(frame: Frame, viewer: number, before: View | null): void {
    if (frame.seat === viewer) {
      this.#marks.set(viewer, this.lines.length);
      if (before !== null) this.#views.set(viewer, before);
    }
    if (frame.lines.length > 0) this.lines = [...this.lines, ...frame.lines];
  }

  since(viewer: number): readonly Line[] {
    return this.lines.slice(this.#marks.get(viewer) ?? 0);
  }

  viewBefore(viewer: number): View | null {
    return this.#views.get(viewer) ?? null;
  }
}

function lastLineOf(viewer: number, lines: readonly Line[]): number {
  return Math.max(
    0,
    lines.findLastIndex((line) => line.seat === viewer),
  );
}
