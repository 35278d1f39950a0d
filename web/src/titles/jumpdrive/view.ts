// What the server tells of a game of Jump Drive; src/windfall/jumpdrive/view.py is its source.

import type { TableReader } from "../../lib/reader";

/** A card of the empire in a round. */
export interface Yield {
  vp: number;
  income: number;
}

/** A whole answer to the question what to place. */
export interface PlanView {
  actions: number[];
  explores: boolean;
  development: string | null;
  world: string | null;
  /** What each card takes, in words. */
  takes: string[];
  /** Cards to discard in all; several numbers where the world can be conquered or paid for. */
  payments: number[];
  draws: string | null;
  military: number;
  vp_per_round: number;
  income: number;
}

export interface Placed {
  development: string | null;
  world: string | null;
  second: string | null;
  method: string | null;
}

export interface EmpireView {
  vp: number;
  vp_by_round: number[];
  vp_per_round: number;
  income: number;
  military: number;
  explore: number;
  chromosomes: number;
  explores: boolean;
  hand: (string | null)[];
  cards: string[];
  yields: Yield[];
  revealed: string[];
  placed: Placed;
  latest: { development: string | null; world: string | null };
  owed: number;
  picks: { verb: string; subject: string | null }[];
  plans: PlanView[];
}

export interface JumpDriveView {
  round: number;
  dealer: number;
  deck: number;
  discards: number;
  survey_teams: number;
  question: string | null;
  empires: EmpireView[];
}

export const GOAL = 50;
export const HAND_LIMIT = 10;
export const SURVEY_TEAM = "survey_team";
export const EXPLORE_MARKER = "marker:explore";

export function viewOf(reader: TableReader): JumpDriveView | null {
  return reader.view as JumpDriveView | null;
}

export function myEmpire(reader: TableReader): EmpireView | null {
  return viewOf(reader)?.empires[reader.viewer] ?? null;
}

/** Cards that lie somewhere, like ones told apart by a count. */
export interface Lying {
  id: string;
  copy: number;
}

export function counted(ids: readonly (string | null)[]): Lying[] {
  const seen = new Map<string, number>();
  return ids.flatMap((id) => {
    if (id === null) return [];
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return [{ id, copy }];
  });
}

/** Where in an empire the cards begin that were placed last; War Propaganda may have come later. */
export function newestFrom(empire: EmpireView): number {
  const places = [empire.latest.development, empire.latest.world]
    .map((id) => (id === null ? -1 : empire.cards.lastIndexOf(id)))
    .filter((place) => place >= 0);
  return places.length === 0 ? empire.cards.length : Math.min(...places);
}
