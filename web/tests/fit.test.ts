import { describe, expect, it } from "vitest";
import { chipLooks, chipWidth } from "../src/lib/table/chips";
import { fits, heightOf, largestSize, roomIn, share, widthIn } from "../src/lib/table/fit";
import { linesOf, widthOf } from "../src/lib/table/letters";
import { component } from "./fixtures";

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
    expect([widthIn(things, 0, 20), widthIn(things, 2, 70)]).toEqual([50, 70]);
    expect([
      fits(things, { width: 150, height: 20 }, 20),
      fits(things, { width: 149, height: 20 }, 20),
    ]).toEqual([true, false]);
  });
});

describe("rows that are drawn alike", () => {
  const row = { ratios: [1, 1], gap: 0, least: 10, most: 100 };

  it("are as high as the one with most lines", () => {
    expect(heightOf({ ...row, alike: [{ ratios: [1, 1, 1] }, { ratios: [] }] }, 20, 10)).toBe(20);
    expect(heightOf(row, 20, 10)).toBe(10);
  });
});

describe("chips", () => {
  const long = component("long", "Galactic Trendsetters");
  const short = component("short", "Ark");

  it("are as wide as picture, name and what stands beside", () => {
    const chip = { lines: 1, picture: 16 };
    const bare = chipWidth({ component: long }, chip);
    expect(bare).toBeGreaterThan(widthOf(long.name, 12, "names") + 16);
    expect(chipWidth({ component: long, beside: () => 20 }, chip)).toBe(bare + 20);
    expect(chipWidth({ component: long }, { lines: 2, picture: 16 })).toBeLessThan(bare);
  });

  it("come with names in two lines, then in one, each wide enough for all rows", () => {
    const looks = chipLooks([[{ component: short }], [{ component: long }, { component: short }]], 33);
    expect(looks.map(({ least, chip }) => [least, chip?.lines])).toEqual([
      [33, 2],
      [17, 1],
    ]);
    for (const look of looks) {
      const wide = chipWidth({ component: long }, look.chip ?? { lines: 1, picture: 0 });
      expect(heightOf(look, wide, look.least)).toBe(2 * look.least + look.gap);
      expect(heightOf(look, wide - 1, look.least)).toBe(Infinity);
    }
  });
});

it("shares a length among parts with gaps between them", () => {
  expect(share(100, 3, 5)).toBe(30);
  expect(share(roomIn(121, 10), 1, 5)).toBe(100);
});

it("breaks texts between words, never in one", () => {
  expect(linesOf("Developments cost 1 less", 12, 90, "text")).toBe(2);
  expect(linesOf("Developments cost 1 less", 12, 70, "text")).toBe(Infinity);
});
