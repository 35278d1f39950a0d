import { describe, expect, it } from "vitest";
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
