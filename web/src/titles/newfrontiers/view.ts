// The view of New Frontiers, and what the table reads out of it.

import type { TableReader } from "../../lib/reader";
import type { NewFrontiersView } from "../../wire/newfrontiers";

export type {
  ActionTileView as ActionTile,
  ColonyView as Colony,
  EmpireView as Empire,
  GoalsView as Goals,
  NewFrontiersView,
  StackView as Stack,
  StockpileView as Stockpile,
  SupplyView as Supply,
} from "../../wire/newfrontiers";

export function viewOf(reader: TableReader): NewFrontiersView | null {
  return reader.view as NewFrontiersView | null;
}

/** Spaces of a mat; the last two are the reddish area. */
export const ALL_SPACES = 12;
export const NORMAL_SPACES = 10;
/** The game ends after a round in which an empire has this many colonies. */
export const LAST_COLONY = 8;
/** Colonies and explored worlds of an empire together. */
export const MOST_WORLDS = 9;
/** The game ends after a round in which no more than this many colonists are left. */
export const FEW_COLONISTS = 4;
export const KINDS = ["novelty", "rare", "genes", "alien"] as const;
export const KIND_NAMES: Readonly<Record<string, string>> = {
  novelty: "Novelty",
  rare: "Rare Elements",
  genes: "Genes",
  alien: "Alien Technology",
};
