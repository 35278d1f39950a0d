// The view of Jump Drive, and what the table reads out of it.

import type { TableReader } from "../../lib/reader";
import type { EmpireView, JumpDriveView } from "../../wire/jumpdrive";

export type {
  EmpireView,
  JumpDriveView,
  PlacedView as Placed,
  PlanView,
  TakesView as Takes,
  YieldView as Yield,
} from "../../wire/jumpdrive";

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
