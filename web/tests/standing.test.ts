import { describe, expect, it } from "vitest";
import { ALL_GAMES, query } from "../src/lib/standing";
import { routeOf } from "../src/pages/routes";
import { canBeRated, defaultSetup, hintsAllowed, isRated, newTable } from "../src/pages/home/setup";
import type { Title } from "../src/lib/protocol";
import "./speak";

const title: Title = {
  name: "race",
  label: "Race for the Galaxy",
  players: [2, 3, 4],
  settings: [],
  levels: [],
  usual_level: "medium",
};

describe("which games are asked for", () => {
  it("says nothing where all are wanted", () => {
    expect(query(ALL_GAMES, 0)).toBe("");
  });

  it("names sorts of opponents, or one of them by mark", () => {
    expect(query({ ...ALL_GAMES, opponents: "bots" }, 20)).toBe("?opponents=bots&skip=20");
    expect(query({ ...ALL_GAMES, title: "race", opponents: "abcd2345" }, 0)).toBe(
      "?title=race&opponent=abcd2345",
    );
  });
});

describe("a rated game", () => {
  it("has no hints, and nobody at the same screen", () => {
    const rated = { ...defaultSetup(title), rated: true };
    expect([isRated(rated), hintsAllowed(rated), newTable(title, rated).rated]).toEqual([true, false, true]);
    const friends = {
      ...rated,
      others: rated.others.map((seat) => ({ ...seat, sort: "local" as const, name: "Bo" })),
    };
    expect([canBeRated(friends), isRated(friends), newTable(title, friends).rated]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

it("knows its pages", () => {
  expect([routeOf("/games").page, routeOf("/leaderboard").page]).toEqual(["games", "leaderboard"]);
});
