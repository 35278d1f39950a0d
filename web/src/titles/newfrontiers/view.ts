// What a seat knows of a game of New Frontiers, as src/windfall/newfrontiers/view.py writes it.

import type { TableReader } from "../../lib/reader";

export interface ActionTile {
  id: string;
  taken_by: number | null;
  credits: number;
}

export interface Stack {
  id: string;
  left: number;
}

export interface Colony {
  id: string;
  good: string | null;
}

export interface Stockpile {
  goods: string[];
  worlds: string[];
  credits: number;
}

export interface Empire {
  mat: number;
  credits: number;
  chips: number;
  colonists: number;
  military: number;
  spaces: number;
  colonies: Colony[];
  explored: string[];
  developments: string[];
  stockpile: Stockpile;
  score: Record<string, number>;
  total: number;
}

export interface Goals {
  stack: number;
  face_up: string[];
  /** The goal is null for those who may not know it. */
  face_down: { holder: number; id: string | null } | null;
  drawn: (string | null)[];
}

export interface Supply {
  vp: number;
  colonists: number;
  goods: Record<string, number>;
}

export interface NewFrontiersView {
  round: number;
  rift: boolean;
  /** The seats of the disks, first priority first. */
  track: number[];
  selector: number | null;
  action: string | null;
  question: string | null;
  turn: number | null;
  /** The world that the question is about. */
  about: string | null;
  to_select: number[];
  action_tiles: ActionTile[];
  market: Stack[];
  offer: string[];
  drawn: string[];
  bag: number;
  supply: Supply;
  any_kind: string | null;
  ending: string[];
  goals: Goals | null;
  empires: Empire[];
}

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
