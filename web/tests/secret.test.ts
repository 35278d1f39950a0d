import { describe, expect, it } from "vitest";
import type { TableReader } from "../src/lib/reader";
import { cardsLeft, ownSecret } from "../src/lib/table/secret";

function reader(viewer: number, asked: number[]): TableReader {
  return { viewer, asked } as unknown as TableReader;
}

const PICKS = [
  { verb: "discard", subject: "card:gem_world" },
  { verb: "discard", subject: "card:old_earth" },
];

describe("the viewer's own answer", () => {
  it("is told while others still choose", () => {
    expect(ownSecret(reader(0, [1, 2]), PICKS)).toEqual([
      { verb: "discard", subjects: ["card:gem_world", "card:old_earth"] },
    ]);
    expect(ownSecret(reader(0, [1]), [{ verb: "pass", subject: null }])).toEqual([
      { verb: "pass", subjects: [] },
    ]);
  });

  it("is nothing before it is whole, when all have answered, and for those who watch", () => {
    expect(ownSecret(reader(0, [0, 1]), PICKS)).toEqual([]);
    expect(ownSecret(reader(0, []), PICKS)).toEqual([]);
    expect(ownSecret(reader(-1, [1]), PICKS)).toEqual([]);
  });

  it("takes each card out of the hand once", () => {
    const secrets = ownSecret(reader(0, [1]), PICKS);
    expect(cardsLeft(["gem_world", "gem_world", "space_port", null], secrets)).toEqual([
      "gem_world",
      "space_port",
      null,
    ]);
  });
});
