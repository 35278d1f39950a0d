import { describe, expect, it } from "vitest";
import { faceRatio, isCard } from "../src/art/faces/size";
import { phaseOf } from "../src/art/icons/phases";
import { motifsFor } from "../src/art/motif/choose";
import { Grid } from "../src/art/planet/contour";
import { planFor } from "../src/art/planet/plan";
import { message } from "../src/lib/message";
import type { Component, Face, Fact } from "../src/lib/protocol";
import { text } from "./fixtures";

const BLANK: Face = {
  shape: "world",
  kind: null,
  goods: null,
  cost: null,
  defense: null,
  vp: null,
  variable_vp: false,
  large: false,
  colonists: null,
  income: null,
  emblems: [],
  icons: {},
  powers: [],
};

const SIZE: Fact = { label: message("newfrontiers-fact-size"), value: "large" };

function component(id: string, face: Partial<Face>, facts: Fact[] = []): Component {
  const drawn = { ...BLANK, ...face };
  return {
    id,
    name: id,
    sort: drawn.shape,
    face: drawn,
    facts,
    text: text(""),
    documented: [],
    reconstructed: [],
  };
}

describe("outlines", () => {
  const ball = new Grid(40, (x, y) => 0.5 - Math.hypot(x, y));

  it("run once around a region and close", () => {
    const path = ball.outline(0, 500);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith("z")).toBe(true);
  });

  it("follow the threshold", () => {
    const [x = 0, y = 0] = (/^M(-?\d+) (-?\d+)/.exec(ball.outline(0, 500)) ?? []).slice(1).map(Number);
    expect(Math.abs(Math.hypot(x, y) - 250)).toBeLessThan(8);
  });

  it("are empty where nothing is above the threshold", () => {
    expect(ball.outline(1, 500)).toBe("");
  });
});

describe("planets", () => {
  it("are the same for the same world and differ between worlds", () => {
    const grounds = ["spice_world", "new_vinland", "distant_world", "space_port"].map((id) =>
      JSON.stringify(planFor({ id, kind: "novelty", windfall: false }, 24)),
    );
    expect(new Set(grounds).size).toBe(4);
    expect(JSON.stringify(planFor({ id: "spice_world", kind: "novelty", windfall: false }, 24))).toBe(
      grounds[0],
    );
  });

  it("are a field of rocks for an asteroid belt", () => {
    expect(planFor({ id: "asteroid_belt", kind: "rare", windfall: true }, 24).disc).toBe(false);
  });
});

describe("symbols", () => {
  it.each([
    ["explore_1_1", "explore"],
    ["trade_consume", "trade_consume"],
    ["consume_2x", "consume"],
    ["retreat_into_isolation", "retreat"],
    ["send_diplomatic_envoys", "envoys"],
    ["chart_galactic_goals", "chart"],
    ["sleep", null],
  ])("of %s is that of %s", (id, phase) => {
    expect(phaseOf(id)).toBe(phase);
  });
});

describe("motifs", () => {
  it("follow the last word of the name first", () => {
    const robots = component("mining_robots", { shape: "development" });
    expect(motifsFor(robots)).toEqual({ main: "robot", minor: "pick" });
  });

  it("prefer the word that says more", () => {
    const league = component("mining_league", { shape: "development" });
    expect(motifsFor(league)).toEqual({ main: "pick", minor: "league" });
  });

  it("follow the first power when no word says anything", () => {
    const plain = component("nameless", {
      shape: "development",
      powers: [{ phase: "trade", text: text("") }],
    });
    expect(motifsFor(plain)).toEqual({ main: "scales", minor: null });
  });
});

describe("sizes", () => {
  it("tell tiles from cards", () => {
    expect(isCard(component("old_earth", { colonists: 1 }))).toBe(false);
    expect(isCard(component("mining_league", { shape: "development", large: true }, [SIZE]))).toBe(false);
    expect(isCard(component("old_earth", {}))).toBe(true);
  });

  it("give a large development twice the width", () => {
    const league = component("mining_league", { shape: "development", large: true }, [SIZE]);
    expect(faceRatio(league, "small")).toBe(2);
    expect(faceRatio(league, "full")).toBe(faceRatio(component("old_earth", {}), "full"));
  });
});
