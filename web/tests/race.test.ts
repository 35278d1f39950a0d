import { expect, it } from "vitest";
import { Catalog } from "../src/lib/catalog";
import { words } from "../src/lib/words.svelte";
import { pictureHeight } from "../src/titles/race/card";
import { fitGrid } from "../src/titles/race/fit";
import { sortedCards } from "../src/titles/race/hand";
import { fitTableau } from "../src/titles/race/tableau";
import { withKinds } from "../src/lib/kinds";
import { against } from "../src/titles/race/wording";
import { component } from "./fixtures";

const cards = [component("world", "Terraforming Robots")];
const limits = { gap: 8, most: 200, least: 40 };

it("makes cards no larger than the most, and so large that all fit", () => {
  expect(fitGrid(1, { width: 1000, height: 500 }, limits).height).toBe(200);
  for (let count = 1; count <= 20; count++) {
    const { width, height } = fitGrid(count, { width: 600, height: 240 }, limits);
    const columns = Math.floor((600 + 8) / (width + 8));
    expect(Math.ceil(count / columns) * (height + 8) - 8).toBeLessThanOrEqual(240);
  }
});

it("draws a tableau as cards, then as lines with names; where these are too many, it scrolls", () => {
  const looks = [1, 9, 40].map((count) => fitTableau(cards, count, { width: 360, height: 130 }, limits));
  expect(looks.map(({ form, scrolls }) => [form, scrolls])).toEqual([
    ["card", false],
    ["line", false],
    ["line", true],
  ]);
});

it("has room for a good on the picture of a card, above its name", () => {
  const [card] = cards;
  if (card === undefined) return;
  const low = pictureHeight(card, { width: 110, height: 64 });
  const high = pictureHeight(card, { width: 110, height: 150 });
  expect(low).toBeLessThan(64 - 12);
  expect(high).toBeGreaterThan(low + 40);
});

it("takes as much height as it needs on a phone, in as many columns as leave words whole", () => {
  const room = { width: 352, height: null };
  const short = [component("ark", "Space Ark")];
  expect(fitTableau(short, 14, room, limits)).toMatchObject({ form: "card", width: 82 });
  expect(fitTableau(cards, 14, room, limits)).toMatchObject({ form: "card", width: 112 });
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
  expect(against("keyword:rebel", 2)).toBe("+2 against REBEL worlds");
  expect(against("kind:alien", 3)).toBe("+3 against Alien Technology worlds");
});

it("shows kinds as glyphs in every language, and leaves longer words alone", async () => {
  await words.use("de");
  expect(withKinds("1 Ware (Seltene Elemente) für 1 SP abwerfen.")).toEqual([
    { text: "1 Ware " },
    { kind: "rare" },
    { text: " für 1 SP abwerfen." },
  ]);
  expect(withKinds("Generationen")).toEqual([{ text: "Generationen" }]);
  await words.use("en");
});
