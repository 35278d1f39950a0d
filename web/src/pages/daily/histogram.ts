// Results of a deal as bars: scores that are close to each other stand together where there are many.

import type { ScoreCount } from "../../lib/protocol";

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Of the highest bar, from 0 to 1. */
  readonly height: number;
  /** Whether one's own score is in it. */
  readonly own: boolean;
}

const MOST_BARS = 16;

export function bars(counts: readonly ScoreCount[], own: number | null): Bar[] {
  const scores = counts.map(({ score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  if (counts.length === 0) return [];
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BARS));
  const found = Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, place) => {
    const from = least + place * width;
    const to = from + width - 1;
    const inside = counts.filter(({ score }) => from <= score && score <= to);
    const count = inside.reduce((sum, one) => sum + one.count, 0);
    return { from, to, count, own: own !== null && from <= own && own <= to };
  });
  const highest = Math.max(...found.map(({ count }) => count));
  return found.map((bar) => ({ ...bar, height: bar.count / highest }));
}

/** Of all who played it, how many had fewer points; from 0 to 1, and null if nobody else played. */
export function betterThan(counts: readonly ScoreCount[], own: number): number | null {
  const others = counts.reduce((sum, { count }) => sum + count, 0) - 1;
  if (others < 1) return null;
  const fewer = counts.filter(({ score }) => score < own).reduce((sum, { count }) => sum + count, 0);
  return fewer / others;
}
