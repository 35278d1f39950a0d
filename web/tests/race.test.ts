import { expect, it } from "vitest";
import { Catalog } from "../src/lib/catalog";
import { fitGrid } from "../src/titles/race/fit";
import { sortedCards } from "../src/titles/race/hand";
import { fitTableau } from "../src/titles/race/tableau";
import { against, withKinds } from "../src/titles/race/wording";
import { component } from "./fixtures";

const limits = { gap: 8, most: 200, least: 40 };

it("makes cards no larger than the most, and so large that all fit", () => {
  expect(fitGrid(1, { width: 1000, height: 500 }, limits).height).toBe(200);
  for (let count = 1; count <= 20; count++) {
    const { width, height } = fitGrid(count, { width: 600, height: 240 }, limits);
    const columns = Math.floor((600 + 8) / (width + 8));
    expect(Math.ceil(count / columns) * (height + 8) - 8).toBeLessThanOrEqual(240);
  }
});

it("draws a tableau as cards, then as lines with names, then as pictures", () => {
  const forms = [1, 12, 40].map((count) => fitTableau(count, { width: 310, height: 150 }, limits).form);
  expect(forms).toEqual(["card", "line", "mini"]);
});

it("takes as much height as it needs on a phone", () => {
  expect(fitTableau(14, { width: 352, height: null }, limits)).toMatchObject({ form: "card", width: 82 });
});

it("sorts a hand: worlds, military worlds, developments, each by number, and counts copies", () => {
  const world = component("world", "World");
  const dear = component("dear", "Dear");
  dear.face.cost = 5;
  const military = component("military", "Military");
  Object.assign(military.face, { cost: null, defense: 1 });
  const development = component("development", "Development");
  development.face.shape = "development";
  const catalog = new Catalog([world, dear, military, development]);
  const hand = sortedCards(["development", "military", "dear", null, "world", "dear"], catalog);
  expect(hand.map(({ id, copy }) => [id, copy])).toEqual([
    ["world", 0],
    ["dear", 0],
    ["dear", 1],
    ["military", 0],
    ["development", 0],
  ]);
});

it("finds the kinds in the text of a power", () => {
  expect(withKinds("Discard 1 Rare Elements good for 1 VP.")).toEqual([
    { text: "Discard 1 " },
    { kind: "rare" },
    { text: " good for 1 VP." },
  ]);
  expect(against("keyword:rebel")).toBe("REBEL worlds");
  expect(against("kind:alien")).toBe("Alien Technology worlds");
});
