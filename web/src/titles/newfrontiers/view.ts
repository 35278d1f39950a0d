// The view of New Frontiers, and what the table reads out of it.

import type { TableReader } from "../../lib/reader";
import type { NewFrontiersView } from "../../wire/newfrontiers";

export type {
  ActionTileView as ActionTile,
  ColonyView as Colony,
  EmpireView as Empire,
  GoalsView as Goals,
  LimitsView as Limits,
  NewFrontiersView,
  StackView as Stack,
  StockpileView as Stockpile,
  SupplyView as Supply,
} from "../../wire/newfrontiers";

export function viewOf(reader: TableReader): NewFrontiersView | null {
  return reader.view as NewFrontiersView | null;
}

export const KINDS = ["novelty", "rare", "genes", "alien"] as const;
export const KIND_NAMES: Readonly<Record<string, string>> = {
  novelty: "Novelty",
  rare: "Rare Elements",
  genes: "Genes",
  alien: "Alien Technology",
};
