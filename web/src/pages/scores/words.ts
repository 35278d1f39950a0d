// The score sheet in words.

import type { Result, ScoreWords, Table } from "../../lib/protocol";
import { listed, seatName } from "../../lib/seats";
import { spaced } from "../../lib/wording";

export interface Row {
  name: string;
  /** For each seat. */
  vps: number[];
}

/** The categories of the sheet, in the order in which the title counts them. */
export function rows(words: ScoreWords, { breakdown }: Result): Row[] {
  const categories = [...new Set(breakdown.flatMap((parts) => Object.keys(parts)))];
  return categories.map((category) => ({
    name: words.categories[category] ?? spaced(category),
    vps: breakdown.map((parts) => parts[category] ?? 0),
  }));
}

export function endings(words: ScoreWords, { ended_by }: Result): string[] {
  return ended_by.map((end) => words.ends[end] ?? `${spaced(end)}.`);
}

export function verdict(table: Table, { winners }: Result): string {
  if (winners.length === 1 && table.seats[winners[0] ?? -1]?.yours && onlyOneMine(table)) return "You win";
  const names = listed(winners.map((seat) => seatName(table, seat)));
  return winners.length === 1 ? `${names} wins` : `${names} share the victory`;
}

/** How the winner was found if others had as many VP. */
export function tieWords({ tie_break }: ScoreWords, { scores, winners }: Result): string | null {
  const best = Math.max(...scores);
  if (scores.filter((score) => score === best).length === 1) return null;
  if (tie_break === null) return null;
  return winners.length === 1
    ? `Tied; ${tie_break} decided.`
    : `Tied, and as many of what breaks ties: ${tie_break}.`;
}

/** The seats, best first. */
export function ranking({ scores, winners }: Result): number[] {
  const rank = (seat: number) => (scores[seat] ?? 0) + (winners.includes(seat) ? 0.5 : 0);
  return scores.map((_, seat) => seat).sort((one, other) => rank(other) - rank(one));
}

function onlyOneMine(table: Table): boolean {
  return table.seats.filter((seat) => seat.yours).length === 1;
}
