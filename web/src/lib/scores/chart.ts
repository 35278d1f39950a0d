// The geometry of the chart of scores over rounds. It begins with the scores before the first round; score sheets that were
// stored without these begin with the end of round 1.

import type { History } from "../protocol";

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Tick {
  at: number;
  value: number;
}

export interface SeatLine {
  seat: number;
  path: string;
  end: { x: number; y: number };
  /** Where its label stands; labels of near scores are moved apart. */
  labelY: number;
  score: number;
}

export interface Chart {
  lines: SeatLine[];
  rounds: Tick[];
  scores: Tick[];
}

const LABEL_HEIGHT = 18;
const MOST_ROUND_MARKS = 10;

export function chartOf(history: History, area: Area): Chart {
  const rounds = history.map(({ round }) => round);
  const last = Math.max(1, ...rounds);
  const all = history.flatMap(({ scores }) => scores);
  const step = niceStep(Math.max(1, ...all));
  const top = Math.max(step, Math.ceil(Math.max(0, ...all) / step) * step);
  const bottom = Math.min(0, Math.floor(Math.min(0, ...all) / step) * step);
  const x = (round: number) => area.left + (round / last) * (area.right - area.left);
  const y = (score: number) => area.bottom - ((score - bottom) / (top - bottom)) * (area.bottom - area.top);
  const seats = history.at(-1)?.scores.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => seatLine(history, seat, x, y));
  return {
    lines: apart(lines, area),
    rounds: rounds
      .filter((round) => round % Math.ceil(last / MOST_ROUND_MARKS) === 0)
      .map((round) => ({ at: x(round), value: round })),
    scores: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, number) => {
      const value = bottom + number * step;
      return { at: y(value), value };
    }),
  };
}

function seatLine(
  history: History,
  seat: number,
  x: (round: number) => number,
  y: (score: number) => number,
): SeatLine {
  const points = history.map(({ round, scores }) => [x(round), y(scores[seat] ?? 0)] as const);
  const [endX, endY] = points.at(-1) ?? [x(0), y(0)];
  return {
    seat,
    path: points.map(([px, py], at) => `${at === 0 ? "M" : "L"}${px.toFixed(1)} ${py.toFixed(1)}`).join(""),
    end: { x: endX, y: endY },
    labelY: endY,
    score: history.at(-1)?.scores[seat] ?? 0,
  };
}

/** Moves labels down from the top one until none covers another, then back up if they left the area. */
function apart(lines: SeatLine[], area: Area): SeatLine[] {
  const sorted = [...lines].sort((one, other) => one.end.y - other.end.y);
  let free = area.top;
  for (const line of sorted) {
    line.labelY = Math.max(free, line.end.y);
    free = line.labelY + LABEL_HEIGHT;
  }
  const over = free - LABEL_HEIGHT - area.bottom;
  if (over > 0) for (const line of sorted) line.labelY -= over;
  return lines;
}

/** A distance of marks that is easy to read, for about five of them. */
function niceStep(most: number): number {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200];
  return steps.find((step) => most / step <= 6) ?? 500;
}
