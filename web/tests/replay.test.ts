import { describe, expect, it } from "vitest";
import type { Frame } from "../src/lib/protocol";
import { text } from "./fixtures";
import { roundStarts, stopAt, stopsOf } from "../src/pages/replay/stops";

function frame(at: number, round: number, line: string | null): Frame {
  const lines = line === null ? [] : [{ text: text(line), seat: 0, private: false, round: null }];
  return { at, seat: 0, view: { round }, lines };
}

const FRAMES = [
  frame(0, 0, null),
  frame(1, 0, null),
  frame(2, 1, "Round 1"),
  frame(3, 1, null),
  frame(4, 1, "Ada explores"),
  frame(5, 2, "Round 2"),
  frame(6, 2, null),
];

describe("a replay", () => {
  const stops = stopsOf(FRAMES);

  it("stops where something is told, at the start and at the end", () => {
    expect(stops).toEqual([0, 2, 4, 5, 6]);
  });

  it("finds the stop of a frame that is none", () => {
    expect(stopAt(stops, 3)).toBe(1);
    expect(stopAt([], 3)).toBe(0);
  });

  it("marks the rounds", () => {
    expect(roundStarts(FRAMES, stops)).toEqual([
      { round: 1, stop: 1 },
      { round: 2, stop: 3 },
    ]);
  });
});
