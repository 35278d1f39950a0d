import { describe, expect, it } from "vitest";
import type { Result, ScoreWords } from "../src/lib/protocol";
import { chartOf } from "../src/lib/scores/chart";
import { endings, ranking, rows, tieWords, verdict } from "../src/lib/scores/words";
import { table, text } from "./fixtures";

const RESULT: Result = {
  scores: [20, 31],
  winners: [1],
  breakdown: [{ chips: 5, colonies: 15 }, { chips: 31 }],
  ended_by: ["vp_pool"],
  rounds: 2,
};

const WORDS: ScoreWords = {
  categories: { chips: text("VP chips") },
  ends: { vp_pool: text("The pool of VP chips was used up.") },
  tie_break: text("the most cards in hand and goods"),
};

describe("the score sheet", () => {
  it("has a row for every category that anyone has", () => {
    expect(rows(WORDS, RESULT)).toEqual([
      { name: "VP chips", vps: [5, 31] },
      { name: "Colonies", vps: [15, 0] },
    ]);
  });

  it("says what ended the game, and where there are no words for it as well as it can", () => {
    expect(endings(WORDS, RESULT)).toEqual(["The pool of VP chips was used up."]);
    expect(endings(WORDS, { ...RESULT, ended_by: ["fifty_moves"] })).toEqual(["Fifty moves."]);
    expect(rows(WORDS, { ...RESULT, breakdown: [{ pawns_left: 3 }] })).toEqual([
      { name: "Pawns left", vps: [3] },
    ]);
  });

  it("puts the winner first, also of those who are tied", () => {
    expect(ranking(RESULT)).toEqual([1, 0]);
    expect(ranking({ ...RESULT, scores: [31, 31], winners: [0] })).toEqual([0, 1]);
  });

  it("tells who won, and why if there was a tie", () => {
    expect(verdict(table([true, false]), { ...RESULT, winners: [0] })).toBe("You win");
    expect(verdict(table(), { ...RESULT, winners: [0, 1] })).toMatch(/share the victory$/);
    expect(tieWords(WORDS, RESULT)).toBeNull();
    expect(tieWords(WORDS, { ...RESULT, scores: [31, 31] })).toContain("cards in hand");
  });
});

describe("the chart", () => {
  const area = { left: 0, top: 0, right: 100, bottom: 100 };

  it("starts with the scores before the first round and ends at the last", () => {
    const { lines, rounds, scores } = chartOf(
      [
        { round: 0, scores: [4, 0] },
        { round: 1, scores: [5, 10] },
        { round: 2, scores: [20, 40] },
      ],
      area,
    );
    expect(scores.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
    expect(rounds.map(({ value }) => value)).toEqual([0, 1, 2]);
    expect(lines[0]?.path).toBe("M0.0 90.0L50.0 87.5L100.0 50.0");
    expect(lines[1]?.end).toEqual({ x: 100, y: 0 });
  });

  it("does not make up a start that was not stored", () => {
    const { lines } = chartOf(
      [
        { round: 1, scores: [10] },
        { round: 2, scores: [40] },
      ],
      area,
    );
    expect(lines[0]?.path).toBe("M50.0 75.0L100.0 0.0");
  });

  it("moves labels of like scores apart, within the area", () => {
    const { lines } = chartOf([{ round: 1, scores: [0, 0, 50] }], area);
    const [one, two] = lines.map(({ labelY }) => labelY);
    expect(Math.abs((one ?? 0) - (two ?? 0))).toBeGreaterThanOrEqual(18);
    expect(Math.max(one ?? 0, two ?? 0)).toBeLessThanOrEqual(100);
  });

  it("has room for scores below nothing", () => {
    const { scores } = chartOf([{ round: 1, scores: [-2, 4] }], area);
    expect(scores[0]?.value).toBeLessThanOrEqual(-2);
  });
});
