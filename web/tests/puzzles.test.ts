import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PuzzleEntry } from "../src/lib/protocol";
import { BEGINNER, rated, ratedAfter } from "../src/pages/puzzles/rating";
import { PuzzleRecord, readRecord } from "../src/pages/puzzles/record.svelte";
import { noiseOf, shownWorths } from "../src/pages/puzzles/worths";
import { words } from "../src/lib/words.svelte";

const entry = (id: string, rating: number): PuzzleEntry => ({
  id,
  rating,
  theme: "action",
  grade: 3,
  players: 2,
});

describe("a rating", () => {
  it("follows the worked example of Glickman's paper", () => {
    const after = rated({ rating: 1500, deviation: 200 }, [
      { opponent: { rating: 1400, deviation: 30 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300 }, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464, 0);
    expect(after.deviation).toBeCloseTo(151.4, 1);
  });

  it("rises more for a hard puzzle than for an easy one, and gets surer", () => {
    const hard = ratedAfter(BEGINNER, 1600, true);
    const easy = ratedAfter(BEGINNER, 800, true);
    expect(hard.rating - BEGINNER.rating).toBeGreaterThan(easy.rating - BEGINNER.rating);
    expect(easy.rating).toBeGreaterThan(BEGINNER.rating);
    expect(ratedAfter(BEGINNER, 1200, false).rating).toBeLessThan(BEGINNER.rating);
    expect(hard.deviation).toBeLessThan(BEGINNER.deviation);
  });

  it("never gets too sure to follow what somebody learns", () => {
    let rating = BEGINNER;
    for (let puzzle = 0; puzzle < 500; puzzle++) rating = ratedAfter(rating, rating.rating, puzzle % 2 === 0);
    expect(rating.deviation).toBe(45);
  });
});

describe("a record", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });

  it("counts the first answer only, and is kept", () => {
    const record = new PuzzleRecord("race");
    expect(record.note(entry("one", 1300), true)).toBeGreaterThan(0);
    expect(record.note(entry("one", 1300), false)).toBe(0);
    expect(record.note(entry("two", 1300), false)).toBeLessThan(0);
    const again = new PuzzleRecord("race");
    expect([again.of("one"), again.of("two"), again.of("three")]).toEqual([true, false, null]);
    expect(again.rating).toBe(record.rating);
    expect(new PuzzleRecord("jumpdrive").tried).toBe(0);
  });

  it("goes on with a puzzle that is as hard as the player is good", () => {
    const record = new PuzzleRecord("race");
    const all = [700, 900, 1150, 1180, 1210, 1260, 1280, 1900].map((rating) => entry(String(rating), rating));
    expect(record.next(all, () => 0)?.rating).toBe(1210);
    expect(record.next(all, () => 0.999)?.rating).toBe(1280);
    record.note(entry("1210", 1210), true);
    expect(record.next(all, () => 0)?.rating).not.toBe(1210);
    expect(record.next([], () => 0)).toBeNull();
  });

  it("begins anew where what was kept cannot be read", () => {
    for (const text of [null, "", "{", "3", "{}", '{"rating":{"rating":"x"}}'])
      expect(readRecord(text)).toEqual({ rating: BEGINNER, tried: {} });
  });
});

describe("what answers are worth", () => {
  const worth = (action: number, chance: number, noise: number | null = 0.02) => ({
    action,
    win_chance: chance,
    behind: 0.6 - chance,
    noise,
    score: 30,
  });

  it("stands at the choices, the best and the chosen one marked", async () => {
    await words.load("puzzles");
    const shown = shownWorths({
      right: false,
      chosen: 2,
      best: 1,
      worths: [worth(1, 0.6), worth(2, 0.42), worth(3, 0.1)],
      worlds: 32,
    });
    expect([...shown.values()].map(({ best, chosen }) => [best, chosen])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(shown.get(2)?.text).toContain("42");
    expect(shown.get(1)?.spoken).toContain("best choice");
  });

  it("is told with twice its standard error", () => {
    expect(noiseOf(worth(1, 0.5, 0.031))).toBe(6);
    expect(noiseOf(worth(1, 0.5, null))).toBe(1);
  });
});
