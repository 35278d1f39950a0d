// The tables and words of the titles, loaded when a title is opened; the modules beside this one find the other parts.

import type { HelpTerm, TitleTable } from "../lib/title";

const tables = import.meta.glob<TitleTable>("./*/index.ts", { import: "default" });
const terms = import.meta.glob<readonly HelpTerm[]>("./*/terms.ts", { import: "default" });

/** Loads the table of a title; titles without one get the plain table. */
export async function loadTitle(name: string): Promise<TitleTable> {
  const load = tables[`./${name}/index.ts`];
  return load === undefined ? (await import("./plain")).default : load();
}

/** Loads what the help explains of a title. */
export async function loadTerms(name: string): Promise<readonly HelpTerm[]> {
  return (await terms[`./${name}/terms.ts`]?.()) ?? [];
}
