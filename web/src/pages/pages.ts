// The pages there are, each loaded when it is first shown. A page's folder holds its Page.svelte.

import type { Component } from "svelte";
import type { Route } from "./routes";

export type PageName = Route["page"];

type Page = Component<{ route: Route }>;

const loads = import.meta.glob<{ default: Page }>("./*/Page.svelte");

export async function loadPage(name: PageName): Promise<Page> {
  const load = loads[`./${name}/Page.svelte`] ?? loads["./missing/Page.svelte"];
  if (load === undefined) throw new Error(`There is no page ${name}.`);
  return (await load()).default;
}
