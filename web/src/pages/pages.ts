// The pages there are, each loaded when it is first shown. A page's folder holds its Page.svelte.

import type { Component } from "svelte";
import { words } from "../lib/words.svelte";
import { TITLE_NAMES } from "../titles/about";
import type { Route } from "./routes";

type Page = Component<{ route: Route }>;

const loads = import.meta.glob<{ default: Page }>("./*/Page.svelte");

/** Loads the page of a route and its words; pages of a table load those of its title when they know it. */
export async function loadPage(route: Route): Promise<Page> {
  const load = loads[`./${route.page}/Page.svelte`] ?? loads["./missing/Page.svelte"];
  if (load === undefined) throw new Error(`There is no page ${route.page}.`);
  const [page] = await Promise.all([load(), words.load(...partsOf(route))]);
  return page.default;
}

/** The parts of the catalogue that a page uses besides those of all pages. */
function partsOf(route: Route): readonly string[] {
  const titles = "title" in route && route.title !== null ? [route.title] : [];
  switch (route.page) {
    case "home":
      return [...TITLE_NAMES, "daily", "puzzles", "tournaments"];
    case "tournaments":
      return ["tournaments", ...TITLE_NAMES];
    case "games":
      return TITLE_NAMES;
    case "me":
    case "mail":
      return ["notices"];
    case "privacy":
      return ["notices", "tournaments"];
    case "learn":
      return ["lessons", ...TITLE_NAMES];
    case "workshop":
      return ["workshop", ...titles];
    case "puzzles":
    case "mistakes":
      return ["puzzles", "advice", ...titles];
    case "daily":
      return ["daily"];
    default:
      return titles;
  }
}
