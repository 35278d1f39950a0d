// Where a replay stops, and where its rounds start.

import type { Frame } from "../../lib/protocol";

export interface RoundMark {
  round: number;
  /** The first stop of the round. */
  stop: number;
}

/** The numbers of the frames that tell something, with the first and the last one. */
export function stopsOf(frames: readonly Frame[]): number[] {
  const last = frames.length - 1;
  return frames.flatMap((frame, number) =>
    number === 0 || number === last || frame.lines.length > 0 ? [number] : [],
  );
}

/** The last stop that is not after the frame. */
export function stopAt(stops: readonly number[], frame: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= frame),
  );
}

export function roundStarts(frames: readonly Frame[], stops: readonly number[]): RoundMark[] {
  const marks: RoundMark[] = [];
  stops.forEach((frame, stop) => {
    const round = frames[frame]?.view.round ?? 0;
    if (round > (marks.at(-1)?.round ?? 0)) marks.push({ round, stop });
  });
  return marks;
}
