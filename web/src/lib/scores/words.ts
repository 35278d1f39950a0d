// The score sheet in words.

import type { Result, ScoreWords, Table } from "../protocol";
import { seatName } from "../seats";
import { spaced } from "../wording";
import { words } from "../words.svelte";

export interface Row {
  name: string;
  /** For each seat. */
  vps: number[];
}

/** The categories of the sheet, in the order in which the title counts them. */
export function rows(sheet: ScoreWords, { breakdown }: Result): Row[] {
  const categories = [...new Set(breakdown.flatMap((parts) => Object.keys(parts)))];
  return categories.map((category) => ({
    name: sheet.categories[category] ? words.said(sheet.categories[category]) : spaced(category),
    vps: breakdown.map((parts) => parts[category] ?? 0),
  }));
}

export function endings(sheet: ScoreWords, { ended_by }: Result): string[] {
  return ended_by.map((end) => (sheet.ends[end] ? words.said(sheet.ends[end]) : `${spaced(end)}.`));
}

export function verdict(table: Table, { winners }: Result): string {
  if (winners.length === 1 && table.seats[winners[0] ?? -1]?.yours && onlyOneMine(table))
    return words.say("page-you-win");
  const names = words.list(winners.map((seat) => seatName(table, seat)));
  return words.say("page-winners", { names, count: winners.length });
}

/** How the winner was found if others had as many VP. */
export function tieWords({ tie_break }: ScoreWords, { scores, winners }: Result): string | null {
  const best = Math.max(...scores);
  if (scores.filter((score) => score === best).length === 1) return null;
  if (tie_break === null) return null;
  return words.say("page-tie", { what: tie_break, count: winners.length });
}

/** The seats, best first. */
export function ranking({ scores, winners }: Result): number[] {
  const rank = (seat: number) => (scores[seat] ?? 0) + (winners.includes(seat) ? 0.5 : 0);
  return scores.map((_, seat) => seat).sort((one, other) => rank(other) - rank(one));
}

function onlyOneMine(table: Table): boolean {
  return table.seats.filter((seat) => seat.yours).length === 1;
}
