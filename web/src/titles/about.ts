// The titles in words, for people who choose one.

import type { About } from "../lib/title";

const FOUND = import.meta.glob<About>("./*/about.ts", { eager: true, import: "default" });

/** The titles that have words, in the order in which they are listed. */
export const TITLE_NAMES: readonly string[] = Object.entries(FOUND)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([path]) => path.split("/")[1] ?? "");

export function aboutTitle(name: string): About {
  return FOUND[`./${name}/about.ts`] ?? { label: name, place: 0 };
}
