// How near the end of the game is.

import type { NewFrontiersView } from "./view";

export function mostColonies(view: NewFrontiersView): number {
  return Math.max(...view.empires.map((empire) => empire.colonies.length));
}

export function mostSpaces(view: NewFrontiersView): number {
  return Math.max(...view.empires.map((empire) => empire.spaces));
}
