import { expect, it } from "vitest";
import { routeOf } from "../src/pages/routes";

it.each([
  ["/", { page: "home" }],
  ["/tables/ab12", { page: "table", id: "ab12" }],
  ["/tables/ab12/", { page: "table", id: "ab12" }],
  ["/tables/ab12/scores", { page: "scores", id: "ab12" }],
  ["/tables/ab12/replay", { page: "replay", id: "ab12" }],
  ["/library", { page: "library", title: null }],
  ["/library/race", { page: "library", title: "race" }],
  ["/help", { page: "help", title: null }],
  ["/rules", { page: "rules", title: null }],
  ["/rules/race", { page: "rules", title: "race" }],
  ["/workshop", { page: "workshop", title: null }],
  ["/workshop/race", { page: "workshop", title: "race" }],
  ["/tournaments", { page: "tournaments", tournament: null }],
  ["/tournaments/ab12", { page: "tournaments", tournament: "ab12" }],
  ["/tables", { page: "missing" }],
  ["/tables/ab12/other", { page: "missing" }],
  ["/tables/a/scores/b", { page: "missing" }],
  ["/%E0%A4%A", { page: "missing" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
