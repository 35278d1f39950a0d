import type { Guide } from "../lib/title";

const FOUND = import.meta.glob<Guide>("./*/guide.ts", { eager: true, import: "default" });

/** How a title is played, in short. */
export function guideOf(title: string): Guide | null {
  return FOUND[`./${title}/guide.ts`] ?? null;
}
