// How near the end of the game is.

import { FEW_COLONISTS, LAST_COLONY, NORMAL_SPACES, type NewFrontiersView } from "./view";

const REASONS: Readonly<Record<string, string>> = {
  developments: `more than ${NORMAL_SPACES} spaces are covered`,
  colonies: `an empire has ${LAST_COLONY} colonies`,
  colonists: `${FEW_COLONISTS} or fewer colonists are left`,
  vp_pool: "the VP pool is empty",
};

export function endReasons(view: NewFrontiersView): string {
  return view.ending.map((reason) => REASONS[reason] ?? reason).join(", ");
}

export function mostColonies(view: NewFrontiersView): number {
  return Math.max(...view.empires.map((empire) => empire.colonies.length));
}

export function mostSpaces(view: NewFrontiersView): number {
  return Math.max(...view.empires.map((empire) => empire.spaces));
}
