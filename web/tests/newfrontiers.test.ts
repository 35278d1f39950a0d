import { describe, expect, it } from "vitest";
import { largestSize } from "../src/titles/newfrontiers/fit";
import { neededStage } from "../src/titles/newfrontiers/stage";
import type { NewFrontiersView } from "../src/titles/newfrontiers/view";

const view = {
  action: null,
  question: null,
  turn: null,
  offer: [],
  drawn: [],
  goals: null,
} as unknown as NewFrontiersView;

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
});

describe("neededStage", () => {
  it("shows the market to who selects an action and to all in Develop", () => {
    expect(neededStage({ ...view, question: "select", turn: 1 }, 1, null)).toBe("market");
    expect(neededStage({ ...view, question: "develop", action: "develop", turn: 0 }, 1, null)).toBe("market");
  });

  it("leaves the table as it is while another player selects", () => {
    expect(neededStage({ ...view, question: "select", turn: 0 }, 1, null)).toBeNull();
  });

  it("shows worlds while there are some to pick", () => {
    expect(
      neededStage({ ...view, question: "explore", action: "explore", offer: ["gem_world"] }, 0, null),
    ).toBe("worlds");
  });

  it("folds the market in actions of the empires", () => {
    expect(neededStage({ ...view, question: "settle", action: "settle", turn: 0 }, 0, null)).toBe("none");
  });
});
