import type { Rules } from "../lib/title";

const FOUND = import.meta.glob<Rules>("./*/rules.ts", { import: "default" });

export function hasRules(title: string): boolean {
  return `./${title}/rules.ts` in FOUND;
}

/** All rules of a title; null if the page has none of it. */
export async function loadRules(title: string): Promise<Rules | null> {
  return (await FOUND[`./${title}/rules.ts`]?.()) ?? null;
}
