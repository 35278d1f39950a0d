// What the folder of a title may hold. Each part is found by the name of its file and loaded only where it is needed.

import type { Component } from "svelte";
import type { Planner } from "./plan";
import type { Table } from "./protocol";
import type { TableReader } from "./reader";

/** index.ts: the table. */
export interface TitleTable {
  /** Draws the view; its parts are marked with data-area="me", "table" or "others". */
  Table: Component<{ reader: TableReader }>;
  /** Phase and supplies, one line in the top bar after the round. */
  TopBar: Component<{ reader: TableReader }>;
  /** Whether people at one screen must look away while another one plays, with these settings. */
  hiddenHands: (settings: Table["settings"]) => boolean;
  /** How decisions are answered that take more than one choice; see plan.ts. */
  planner?: Planner;
  terms: readonly HelpTerm[];
}

/** terms.ts: the words of the rulebook that the help explains. */
export interface HelpTerm {
  term: string;
  text: string;
  /** Other words under which it is found in texts; lower case. */
  also?: readonly string[];
  /** So common a word that links to it in every sentence would only be noise. */
  quiet?: true;
}

/** about.ts: the title in words, for people who choose one. */
export interface About {
  label: string;
  /** What playing it is like, in one sentence. */
  pitch: string;
  length: string;
  /** Where it stands in a list of titles. */
  place: number;
  settings?: Readonly<Record<string, SettingWords>>;
}

export interface SettingWords {
  label: string;
  text: string;
  values?: Readonly<Record<string, string>>;
  /** The numbers of players that can choose it; without it, any. */
  players?: readonly number[];
}

/** guide.ts: how the title is played, in short. */
export interface Guide {
  goal: string;
  /** What happens in a round, a paragraph each. */
  round: readonly string[];
  /** The heading of the phases: what the title calls them. */
  phasesHeading: string;
  phases: readonly GuidePhase[];
  /** What ends the game, and who wins. */
  ends: readonly string[];
  /** What helps in a first game. */
  advice: readonly string[];
  /** The symbols its table shows besides VP, goods and keywords. */
  icons: readonly GuideIcon[];
  /** What the cheapest good sells for, without powers; each other kind brings 1 more than the one before. */
  goods?: { lowest: number; unit: string };
}

export interface GuidePhase {
  /** Whose symbol stands beside it. */
  icon: string;
  name: string;
  text: string;
  bonus?: string;
}

export interface GuideIcon {
  /** credit, colonist, or a name that Symbol.svelte knows. */
  symbol: string;
  text: string;
}
