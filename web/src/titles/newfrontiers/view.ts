// The view of New Frontiers, and what the table reads out of it.

import type { Component } from "../../lib/protocol";
import type { TableReader } from "../../lib/reader";
import { words } from "../../lib/words.svelte";
import type { NewFrontiersView } from "../../wire/newfrontiers";

export type {
  ActionTileView as ActionTile,
  ColonyView as Colony,
  EmpireView as Empire,
  GoalsView as Goals,
  LimitsView as Limits,
  NewFrontiersView,
  StackView as Stack,
  StandingView as Standing,
  StockpileView as Stockpile,
  SupplyView as Supply,
} from "../../wire/newfrontiers";

export function viewOf(reader: TableReader): NewFrontiersView | null {
  return reader.view as NewFrontiersView | null;
}

export const KINDS = ["novelty", "rare", "genes", "alien"] as const;

/** An action tile is called as the language calls it. */
export function actionName({ id, name }: Component): string {
  return words.name("newfrontiers", { is: "name", subject: `action:${id}`, printed: name });
}
