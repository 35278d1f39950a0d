// What the folder of a title may hold. Each part is found by the name of its file and loaded only where it is needed.

import type { Component } from "svelte";
import type { LineCues } from "./cues";
import type { Declines } from "./declined.svelte";
import type { Planner } from "./plan";
import type { Table, View } from "./protocol";
import type { TableReader } from "./reader";

/** index.ts: the table. */
export interface TitleTable {
  /** Draws the view; its parts are marked with data-area="me", "table" or "others". */
  Table: Component<{ reader: TableReader }>;
  /** Phase and supplies, one line in the top bar after the round. */
  TopBar: Component<{ reader: TableReader }>;
  /** Whether people at one screen must look away while another one plays, with these settings. */
  hiddenHands: (settings: Table["settings"]) => boolean;
  /** What lies in a seat's empire, as ids of components, in the order in which it came; shown at the end of the game. */
  empire?: (reader: TableReader, seat: number) => readonly string[];
  /** The numbers of a seat that say how it stands, in words; the recap shows which of them changed. */
  figures?: (view: View | null, seat: number) => readonly Figure[];
  /** How decisions are answered that take more than one choice; see plan.ts. */
  planner?: Planner;
  /** Questions that come again and again, and which of their options say no. */
  declines?: Declines;
  /** Lines of its log that are heard. */
  cues?: LineCues;
  terms: readonly HelpTerm[];
}

export interface Figure {
  label: string;
  value: number;
}

/** terms.ts: the words of the rulebook that the help explains. */
export interface HelpTerm {
  /** The message whose words are the term; its attribute `text` explains it, and `also` lists other words for it. */
  id: string;
  /** So common a word that links to it in every sentence would only be noise. */
  quiet?: true;
}

/** about.ts: the title in words, for people who choose one. What is not its name is the id of a message. */
export interface About {
  /** As printed on the box. */
  label: string;
  /** What playing it is like, in one sentence. */
  pitch?: string;
  length?: string;
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

/** guide.ts: how the title is played, in short. All texts are ids of messages. */
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
  goods?: { lowest: number; unit: "card" | "credit" };
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

/** rules.ts: all rules, section by section. Texts are ids of messages of the part `TITLE_rules`. */
export interface Rules {
  sections: readonly RulesSection[];
  /** The section that tells of each question that the title asks. */
  questions: Readonly<Record<string, string>>;
}

export interface RulesSection {
  /** Where it stands on the page. */
  id: string;
  heading: string;
  /** The phase or action whose symbol stands beside the heading. */
  icon?: string;
  blocks: readonly RulesBlock[];
}

/** A paragraph, or an item of a list; what everyone does in an action, and its bonus; what the rulebook leaves open. */
export type RulesStyle = "text" | "item" | "action" | "bonus" | "example" | "ruling";

export interface RulesBlock {
  /** Its arguments are the numbers of the rules, which the server tells; see Title.rule_numbers. */
  say: string;
  style?: RulesStyle;
  /** The rulings that it tells, by number: "RG-3". */
  rulings?: readonly string[];
  /** Subjects of components (`card:gem_world`), goods (`good:genes`) or symbols (`symbol:credit`) that are shown with it. */
  shows?: readonly string[];
}
