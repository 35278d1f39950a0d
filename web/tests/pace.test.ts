import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FrameQueue } from "../src/lib/frames";
import { Pace } from "../src/lib/pace";
import { TEMPO } from "../src/lib/preferences.svelte";
import type { Frame } from "../src/lib/protocol";
import { frame } from "./fixtures";

function pausesOfRounds(...moves: number[]): number[][] {
  const pace = new Pace();
  return moves.map((count, round) => Array.from({ length: count }, () => pace.next(round, TEMPO.normal)));
}

function sum(pauses: number[] | undefined): number {
  return (pauses ?? []).reduce((all, one) => all + one, 0);
}

describe("the pace", () => {
  it("lets a few moves stand as long as they may", () => {
    expect(pausesOfRounds(3)).toEqual([[900, 900, 900]]);
  });

  it("gives a round no more than its time, however many moves it has", () => {
    for (const pauses of pausesOfRounds(40, 40, 80, 5)) expect(sum(pauses)).toBeLessThanOrEqual(5_000);
  });

  it("shares the time evenly once it knows how many moves a round has", () => {
    const [, second] = pausesOfRounds(20, 20);
    expect(new Set(second?.slice(0, 17).map(Math.round))).toEqual(new Set([250]));
    expect(Math.min(...(second ?? []))).toBeGreaterThan(70);
  });

  it("takes no time at all where moves are shown at once", () => {
    expect(new Pace().next(1, TEMPO.instant)).toBe(0);
  });
});

describe("frames", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function queue(shown: number[][]): FrameQueue {
    return new FrameQueue({
      show: (frames: readonly Frame[]) => shown.push(frames.map(({ at }) => at)),
      atOnce: () => false,
      pause: () => 100,
      waiting: () => {},
      drained: () => {},
    });
  }

  it("of one player in a row are shown together", () => {
    const shown: number[][] = [];
    queue(shown).add([frame(1, 1, "a"), frame(2, 1, "b"), frame(3, 2, "c"), frame(4, 1, "d")]);
    vi.advanceTimersByTime(1_000);
    expect(shown).toEqual([[1, 2], [3], [4]]);
  });

  it("of all players at once are shown one by one", () => {
    const shown: number[][] = [];
    queue(shown).add([frame(1, null, "a"), frame(2, null, "b")]);
    vi.advanceTimersByTime(1_000);
    expect(shown).toEqual([[1], [2]]);
  });
});
