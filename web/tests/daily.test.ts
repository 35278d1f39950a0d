import { beforeEach, describe, expect, it, vi } from "vitest";
import { befriend, codeIn, forget, friendLink, friends } from "../src/pages/daily/friends";
import { bars, betterThan } from "../src/pages/daily/histogram";
import { routeOf } from "../src/pages/routes";

const CODE = "0123456789abcdef";

describe("a histogram", () => {
  const counts = [
    { score: 20, count: 1 },
    { score: 23, count: 4 },
    { score: 24, count: 2 },
  ];

  it("has a bar for every score between the lowest and the highest", () => {
    const found = bars(counts, 23);
    expect(found.map(({ from, count }) => [from, count])).toEqual([
      [20, 1],
      [21, 0],
      [22, 0],
      [23, 4],
      [24, 2],
    ]);
    expect(found.map(({ own }) => own)).toEqual([false, false, false, true, false]);
    expect(found.map(({ height }) => height)).toEqual([0.25, 0, 0, 1, 0.5]);
  });

  it("puts scores together where they are far apart, and loses none", () => {
    const many = Array.from({ length: 60 }, (_, score) => ({ score, count: 1 }));
    const found = bars(many, 59);
    expect(found.length).toBeLessThanOrEqual(16);
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(found.at(-1)?.own).toBe(true);
  });

  it("is empty where nobody has finished", () => expect(bars([], null)).toEqual([]));

  it("says how many of the others had fewer points", () => {
    expect(betterThan(counts, 24)).toBeCloseTo(5 / 6);
    expect(betterThan([{ score: 20, count: 1 }], 20)).toBeNull();
  });
});

describe("friends", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });

  it("are found by the code in a link, and kept by their newest name", () => {
    expect(codeIn(new URL(friendLink("https://example.org", CODE)).search)).toBe(CODE);
    expect(codeIn("?friend=<script>")).toBeNull();
    befriend({ code: CODE, name: "Ann" });
    expect(befriend({ code: CODE, name: "Anna" })).toEqual([{ code: CODE, name: "Anna" }]);
    expect(friends()).toHaveLength(1);
    expect(forget(CODE)).toEqual([]);
  });

  it("are nobody where what was kept cannot be read", () => {
    localStorage.setItem("windfall.daily.friends", '[{"code":1},null,"x"]');
    expect(friends()).toEqual([]);
  });
});

describe("addresses", () => {
  it("lead to puzzles, deals and mistakes", () => {
    expect(routeOf("/puzzles/race/0001-7")).toEqual({ page: "puzzles", title: "race", puzzle: "0001-7" });
    expect(routeOf("/puzzles")).toEqual({ page: "puzzles", title: null, puzzle: null });
    expect(routeOf("/daily/2026-11-17/race")).toEqual({ page: "daily", day: "2026-11-17", title: "race" });
    expect(routeOf("/daily/2026-11-17")).toEqual({ page: "missing" });
    expect(routeOf("/tables/abc/mistakes")).toEqual({ page: "mistakes", id: "abc" });
  });
});
