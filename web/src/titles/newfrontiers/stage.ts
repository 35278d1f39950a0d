// What stands large in the middle of the table: what the action being done needs.

import type { Decision } from "../../lib/protocol";
import type { NewFrontiersView } from "./view";

export type Stage = "homes" | "goals" | "worlds" | "market" | "none";

/** What is needed now, or null if it does not matter and the stage stays as it was. */
export function neededStage(view: NewFrontiersView, viewer: number, decision: Decision | null): Stage | null {
  if (decision?.kind === "choose_home") return "homes";
  if ((view.goals?.drawn.length ?? 0) > 0) return "goals";
  if (view.offer.length > 0 || view.drawn.length > 0) return "worlds";
  if (view.question === "select") return view.turn === viewer ? "market" : null;
  if (view.action === "develop") return "market";
  return view.action === null ? null : "none";
}
