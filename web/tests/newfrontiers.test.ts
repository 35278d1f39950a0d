import { describe, expect, it } from "vitest";
import { Catalog } from "../src/lib/catalog";
import type { TableReader } from "../src/lib/reader";
import { rowHeights } from "../src/titles/newfrontiers/rows";
import { neededStage } from "../src/titles/newfrontiers/stage";
import type { NewFrontiersView } from "../src/titles/newfrontiers/view";
import { component } from "./fixtures";

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

describe("the heights of a crowded table", () => {
  const worlds = Array.from({ length: 6 }, (_, place) =>
    component(`world_${place}`, "Imperium Blaster Gem Depot"),
  );
  const tiles = Array.from({ length: 24 }, (_, place) => component(`tile_${place}`, "Homesteading Pioneers"));
  const ids = tiles.map(({ id }) => id);
  const reader = { catalog: new Catalog([...worlds, ...tiles]), viewer: 0 } as unknown as TableReader;
  const crowded = (developments: number): NewFrontiersView => {
    const empire = {
      colonies: worlds.slice(0, 3).map(({ id }) => ({ id, good: null })),
      explored: worlds.slice(3).map(({ id }) => id),
      developments: ids.slice(0, developments),
      spaces: developments,
    };
    return {
      ...view,
      question: "select",
      market: ids.map((id) => ({ id, left: 2 })),
      empires: [empire, empire, empire, empire],
      limits: { colonies: 8, worlds: 9, spaces: 10, all_spaces: 12 },
    } as unknown as NewFrontiersView;
  };

  it("give the room that names in one flow leave to the rest of the table", () => {
    const NUMBERS = 44; // above an empire, in two lines
    const rows = rowHeights(reader, crowded(5), [1, 2, 3], "market", { width: 1000, height: 500 });
    expect(rows.flow).not.toBeNull();
    expect(rows.others).toBeLessThanOrEqual(rows.tiles + NUMBERS + 1);
    expect(rows.stage + rows.others + rows.mine).toBeLessThanOrEqual(500);
  });

  it("keep what is chosen from whole where the others' empires have to scroll", () => {
    const NAMED = 90; // a world to explore with its whole name
    const exploring = { ...crowded(12), question: "explore", drawn: [], offer: ["world_0", "world_1"] };
    const rows = rowHeights(reader, exploring as NewFrontiersView, [1, 2, 3], "worlds", {
      width: 1000,
      height: 480,
    });
    expect(rows.scrolls).toBe(true);
    expect(rows.stage).toBeGreaterThanOrEqual(NAMED);
    expect(rows.stage + rows.others + rows.mine).toBeLessThanOrEqual(480);
  });
});
