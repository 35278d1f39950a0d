// The score sheet in words.

import type { Result, Table } from "../../lib/protocol";
import { listed, seatName } from "../../lib/seats";

const CATEGORIES: Readonly<Record<string, string>> = {
  chips: "VP chips",
  developments: "Developments",
  colonies: "Colonies",
  tableau: "Cards in the tableau",
  bonuses: "“?” bonuses",
  goals: "Galactic Goals",
  xeno_penalty: "Xeno worlds not settled",
};

const ENDS: Readonly<Record<string, string>> = {
  developments: "Developments covered more than 10 spaces of an empire mat.",
  colonies: "An empire had more than 7 colonies.",
  colonists: "Fewer than 5 colonists were left in the supply.",
  vp_pool: "The pool of VP chips was used up.",
  tableau: "A tableau had 12 cards or more.",
  fifty_vp: "A player had 50 VP or more.",
};

const TIE_BREAKS: Readonly<Record<string, string>> = {
  newfrontiers: "the most credits and goods",
  race: "the most cards in hand and goods",
  jumpdrive: "the most cards in hand and income",
};

export interface Row {
  name: string;
  /** For each seat. */
  vps: number[];
}

/** The categories of the sheet, in the order in which the title counts them. */
export function rows({ breakdown }: Result): Row[] {
  const categories = [...new Set(breakdown.flatMap((parts) => Object.keys(parts)))];
  return categories.map((category) => ({
    name: CATEGORIES[category] ?? capital(category.replaceAll("_", " ")),
    vps: breakdown.map((parts) => parts[category] ?? 0),
  }));
}

export function endings({ ended_by }: Result): string[] {
  return ended_by.map((end) => ENDS[end] ?? `${capital(end.replaceAll("_", " "))}.`);
}

export function verdict(table: Table, { winners }: Result): string {
  if (winners.length === 1 && table.seats[winners[0] ?? -1]?.yours && onlyOneMine(table)) return "You win";
  const names = listed(winners.map((seat) => seatName(table, seat)));
  return winners.length === 1 ? `${names} wins` : `${names} share the victory`;
}

/** How the winner was found if others had as many VP. */
export function tieWords(table: Table, { scores, winners }: Result): string | null {
  const best = Math.max(...scores);
  if (scores.filter((score) => score === best).length === 1) return null;
  const by = TIE_BREAKS[table.title];
  if (by === undefined) return null;
  return winners.length === 1 ? `Tied; ${by} decided.` : `Tied, and as many of what breaks ties: ${by}.`;
}

/** The seats, best first. */
export function ranking({ scores, winners }: Result): number[] {
  const rank = (seat: number) => (scores[seat] ?? 0) + (winners.includes(seat) ? 0.5 : 0);
  return scores.map((_, seat) => seat).sort((one, other) => rank(other) - rank(one));
}

function onlyOneMine(table: Table): boolean {
  return table.seats.filter((seat) => seat.yours).length === 1;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
