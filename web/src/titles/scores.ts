import type { ScoreWords } from "../lib/title";

const FOUND = import.meta.glob<ScoreWords>("./*/score.ts", { eager: true, import: "default" });

/** The words of a title's score sheet. */
export function scoreWordsOf(title: string): ScoreWords | null {
  return FOUND[`./${title}/score.ts`] ?? null;
}
