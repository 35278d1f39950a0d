import { describe, expect, it } from "vitest";
import { fits, largestSize, roomIn, share, widthIn } from "../src/lib/table/fit";

describe("largestSize", () => {
  const row = { gap: 0, least: 10, most: 100 };

  it("takes the most where there is room", () => {
    expect(largestSize({ ...row, ratios: [1, 1] }, { width: 500, height: 500 })).toBe(100);
  });

  it("is bound by the width of one line", () => {
    expect(largestSize({ ...row, ratios: [1, 1, 2] }, { width: 200, height: 60 })).toBe(50);
  });

  it("wraps where that makes things larger", () => {
    expect(largestSize({ ...row, ratios: [1, 1, 1, 1] }, { width: 100, height: 100 })).toBe(50);
  });

  it("leaves room for names below", () => {
    expect(largestSize({ ...row, ratios: [1], below: 20 }, { width: 100, height: 80 })).toBe(60);
  });

  it("never goes below the least", () => {
    expect(largestSize({ ...row, ratios: [1, 1, 1] }, { width: 5, height: 5 })).toBe(10);
  });

  it("is as large as fits, whatever stands beside and below", () => {
    const room = { width: 600, height: 200 };
    const shape = { beside: 4, below: 20, narrowest: 45, gap: 2, least: 28, most: 120 };
    for (let count = 1; count <= 24; count++) {
      const things = { ...shape, ratios: Array<number>(count).fill(1) };
      const size = largestSize(things, room);
      expect(size === 28 || fits(things, room, size)).toBe(true);
      expect(size === 120 || !fits(things, room, size + 1)).toBe(true);
    }
    expect(largestSize({ ...shape, ratios: [1] }, { width: 600, height: 300 })).toBe(120);
  });

  it("keeps things as wide as their names need", () => {
    const things = { ...row, ratios: [1, 1, 1], narrowest: 50 };
    expect([widthIn(things, 1, 20), widthIn(things, 2, 40)]).toEqual([50, 80]);
    expect([
      fits(things, { width: 150, height: 20 }, 20),
      fits(things, { width: 149, height: 20 }, 20),
    ]).toEqual([true, false]);
  });
});

it("shares a length among parts with gaps between them", () => {
  expect(share(100, 3, 5)).toBe(30);
  expect(share(roomIn(121, 10), 1, 5)).toBe(100);
});
