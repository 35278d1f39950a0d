import { PHASES, type Shape } from "./shapes";

/** Words in the ids of action tiles and action cards that are not phases of their own, and whose symbol they show. */
const ALIASES: readonly (readonly [string, string])[] = [
  ["diplomatic", "envoys"],
  ["galactic_goals", "chart"],
  ["scoring", "score"],
];

/** The symbol of a phase or an action: `explore_5` shows the one of Explore. */
export function phaseOf(id: string): string | null {
  if (id in PHASES) return id;
  const alias = ALIASES.find(([word]) => id.includes(word));
  if (alias) return alias[1];
  const known = Object.keys(PHASES).filter((phase) => id.startsWith(phase));
  return known.sort((a, b) => b.length - a.length)[0] ?? null;
}

export function phaseShape(id: string): Shape | undefined {
  const phase = phaseOf(id);
  return phase === null ? undefined : PHASES[phase];
}
