// The view of Race for the Galaxy, and what the table reads out of it.

import type { TableReader } from "../../lib/reader";
import type { EmpireView as Empire, RaceView } from "../../wire/race";

export type { EmpireView as Empire, RaceView, TableauCard as TableauEntry } from "../../wire/race";

export function raceView(reader: TableReader): RaceView | null {
  return reader.view as RaceView | null;
}

/** The phase being done; none while actions are chosen, nor after the game. */
export function currentPhase(reader: TableReader, view: RaceView): string | null {
  return view.question === "action" || reader.result !== null ? null : view.phase;
}

/** Where the things lie that a question is about. */
export type Place = "actions" | "hand" | "drawn" | "tableau" | "goods";

const PLACES: Readonly<Record<string, Place>> = {
  discard_start: "hand",
  action: "actions",
  explore: "drawn",
  develop: "hand",
  settle: "hand",
  pay: "hand",
  consume: "tableau",
  trade: "goods",
  consume_good: "goods",
  consume_hand: "hand",
  windfall: "tableau",
  hand_limit: "hand",
};

/** Where the viewer can choose now. */
export function placeAsked(reader: TableReader): Place | null {
  return reader.decision === null ? null : (PLACES[reader.decision.kind] ?? null);
}

/** The card that its owner is just now placing, and how much of it is paid. */
export interface Placing {
  id: string;
  owed: number;
  paid: number;
}

export function placingOf(reader: TableReader, empire: Empire): Placing | null {
  const kind = reader.decision?.kind;
  if (empire.placed === null || (kind !== "pay" && kind !== "method")) return null;
  const picked = reader.picks?.options.filter((option) => reader.isPicked(option)).length ?? 0;
  // Where one chooses what to keep, all is paid once that is known.
  const paid = !reader.keeping ? picked : picked === reader.picks?.least ? empire.owed : 0;
  return { id: empire.placed, owed: kind === "pay" ? empire.owed : 0, paid };
}
