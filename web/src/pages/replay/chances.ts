// The geometry of the chart of win chances over a game.

import type { Review } from "../../lib/protocol";
import type { Area, Tick } from "../../lib/scores/chart";

export interface ChanceLine {
  seat: number;
  path: string;
}

export interface ChanceChart {
  lines: ChanceLine[];
  chances: Tick[];
  rounds: Tick[];
}

interface RoundFrame {
  round: number;
  at: number;
}

const CHANCES = [0, 25, 50, 75, 100];
/** Pixels a round's number needs. */
const ROUND_WIDTH = 18;

export function chanceChart(
  { chances }: Review,
  last: number,
  rounds: readonly RoundFrame[],
  area: Area,
): ChanceChart {
  const x = (at: number) => xOf(at, last, area);
  const y = (chance: number) => area.bottom - chance * (area.bottom - area.top);
  const seats = chances[0]?.chances.length ?? 0;
  return {
    lines: Array.from({ length: seats }, (_, seat) => ({
      seat,
      path: chances
        .map(({ at, chances: all }, number) => {
          const point = `${x(at).toFixed(1)} ${y(all[seat] ?? 0).toFixed(1)}`;
          return number === 0 ? `M${point}` : `L${point}`;
        })
        .join(""),
    })),
    chances: CHANCES.map((value) => ({ at: y(value / 100), value })),
    rounds: withRoom(rounds.map(({ round, at }) => ({ at: x(at), value: round }))),
  };
}

export function xOf(at: number, last: number, area: Area): number {
  return area.left + (at / Math.max(1, last)) * (area.right - area.left);
}

/** The frame that a place in the chart stands for. */
export function frameAt(x: number, last: number, area: Area): number {
  const share = (x - area.left) / (area.right - area.left);
  return Math.round(Math.max(0, Math.min(1, share)) * last);
}

/** The chances at a frame: those of the last move that is not after it. */
export function chancesAt({ chances }: Review, at: number): readonly number[] {
  const before = chances.findLast((one) => one.at <= at) ?? chances[0];
  return before?.chances ?? [];
}

/** Leaves out marks that would lie upon the one before. */
function withRoom(ticks: readonly Tick[]): Tick[] {
  let free = -Infinity;
  return ticks.filter(({ at }) => {
    if (at < free) return false;
    free = at + ROUND_WIDTH;
    return true;
  });
}
