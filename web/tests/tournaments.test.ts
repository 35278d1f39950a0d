import { expect, it } from "vitest";
import type { Title } from "../src/lib/protocol";
import { fitting, newTournament, tableSizes, usualWish } from "../src/pages/tournaments/wish";
import { text } from "./fixtures";

function title(name: string, players: number[]): Title {
  const settings = [
    { name: "extra", default: false, allowed: [false, true], text: text("more"), values: [] },
  ];
  const levels = [{ name: "easy", label: text("easy"), text: text("") }];
  return { name, label: name, players, settings, levels, usual_level: "easy" };
}

const TITLES = [title("race", [2, 3, 4]), title("newfrontiers", [2, 3, 4, 5]), title("solo", [1, 2])];

it("opens a series of what is chosen, with its settings", () => {
  const wish = { ...usualWish(TITLES), title: "newfrontiers", games: 5, settings: { extra: true } };
  expect(newTournament(wish, TITLES)).toMatchObject({
    pairing: "best_of",
    titles: ["newfrontiers"],
    rounds: 5,
    settings: { newfrontiers: { extra: true } },
    bots: "easy",
  });
});

it("plays one of each as usual, at tables that suit all of them", () => {
  const wish = { ...usualWish(TITLES), pairing: "each_title" as const, titles: ["race", "newfrontiers"] };
  expect(tableSizes(wish, TITLES)).toEqual([2, 3, 4]);
  expect(newTournament(wish, TITLES)).toMatchObject({ titles: ["race", "newfrontiers"], settings: {} });
  expect(tableSizes({ ...wish, titles: ["race", "solo"] }, TITLES)).toEqual([2]);
});

it("keeps to what is possible", () => {
  const wish = {
    ...usualWish(TITLES),
    pairing: "robin" as const,
    title: "gone",
    players: 7,
    places: 99,
    rounds: 0,
  };
  expect(fitting({ ...wish, bots: "unknown", away: 3 }, TITLES)).toMatchObject({
    title: "race",
    players: 2,
    places: 16,
    rounds: 1,
    bots: null,
    away: 10,
  });
  expect(fitting({ ...wish, pairing: "swiss" }, TITLES).places).toBe(32);
});
