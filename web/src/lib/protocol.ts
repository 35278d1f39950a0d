// What server and client say to each other; docs/protocol.md explains it.

export interface Me {
  id: string;
  name: string;
}

export type OptionValue = boolean | number | string;

export interface OptionSpec {
  name: string;
  default: OptionValue;
  allowed: OptionValue[];
  text: string;
}

export interface Level {
  name: string;
  text: string;
}

export interface Title {
  name: string;
  label: string;
  players: number[];
  options: OptionSpec[];
  levels: Level[];
}

export type Kind = "novelty" | "rare" | "genes" | "alien" | "any";

export interface Power {
  phase: string | null;
  text: string;
}

export interface Face {
  shape: "world" | "development" | "home" | "goal" | "action";
  kind: Kind | null;
  goods: "production" | "windfall" | null;
  cost: number | null;
  defense: number | null;
  vp: number | null;
  variable_vp: boolean;
  large: boolean;
  colonists: number | null;
  income: number | null;
  emblems: string[];
  icons: Record<string, number>;
  powers: Power[];
}

export interface Component {
  id: string;
  name: string;
  sort: string;
  face: Face;
  facts: Record<string, string>;
  text: string;
  documented: string[];
  reconstructed: string[];
}

export type NewSeat =
  { sort: "me" } | { sort: "local"; name: string } | { sort: "bot"; level: string } | { sort: "open" };

export interface NewTable {
  title: string;
  options: Record<string, OptionValue>;
  seats: NewSeat[];
  public: boolean;
  shuffle: boolean;
  /** Null: as usual, which is only where nobody else could mind. */
  hints: boolean | null;
}

export interface Seat {
  sort: "person" | "bot" | "open";
  name: string;
  level: string | null;
  yours: boolean;
  here: boolean;
}

export interface Table {
  id: string;
  title: string;
  options: Record<string, OptionValue>;
  public: boolean;
  /** Whether hints are allowed. */
  hints: boolean;
  created: string;
  host: boolean;
  status: "waiting" | "playing" | "over";
  seats: Seat[];
  moves: number;
  round: number | null;
  your_turn: boolean;
  winners: number[] | null;
  /** The table at which the players meet again. */
  again: string | null;
}

export interface Tables {
  mine: Table[];
  open: Table[];
}

export interface Result {
  scores: number[];
  winners: number[];
  breakdown: Record<string, number>[];
  ended_by: string[];
  rounds: number;
}

export type History = { round: number; scores: number[] }[];

/** A title's own data; all titles count rounds. Tables read it as their own type. */
export type View = { round: number } & Record<string, unknown>;

export interface Line {
  text: string;
  seat: number | null;
  private: boolean;
  round: number | null;
}

export interface Frame {
  at: number;
  seat: number | null;
  view: View;
  lines: Line[];
}

/** A choice that cost win chance. */
export interface Mistake {
  /** The frame before it. */
  at: number;
  round: number;
  seat: number;
  kind: string;
  chosen: Estimate;
  chosen_text: string;
  best: Estimate;
  best_text: string;
  /** Win chance lost, from 0 to 1. */
  cost: number;
  reasons: string[];
}

export interface Review {
  /** The win chance of every seat, in the order of frames. */
  chances: { at: number; chances: number[] }[];
  /** Those that cost most, the costliest of each seat first. */
  mistakes: Mistake[];
}

export interface ReviewProgress {
  /** From 0 to 1. */
  progress: number;
  review: Review | null;
}

export interface Option {
  action: number;
  subject: string | null;
  text: string;
  note: string | null;
}

export interface Picks {
  least: number;
  most: number;
  options: Option[];
  done: number | null;
}

export interface Refusal {
  subject: string;
  why: string;
}

export interface Decision {
  seat: number;
  key: string;
  kind: string;
  prompt: string;
  options: Option[];
  picks: Picks | null;
  refused: Refusal[];
}

export type UndoState = "no" | "free" | "ask";

export interface TableMessage {
  type: "table";
  table: Table;
}

export interface StateMessage {
  type: "state";
  reset: boolean;
  viewer: number;
  frames: Frame[];
  decisions: Decision[];
  asked: number[];
  undo: UndoState;
  result: Result | null;
}

/** What an option is worth to who may choose it. */
export interface Estimate {
  action: number;
  /** From 0 to 1. */
  win_chance: number;
  score: number;
}

export interface HintMessage {
  type: "hint";
  seat: number;
  key: string;
  /** The whole answer. */
  actions: number[];
  /** The options of the decision, the best first. */
  estimates: Estimate[];
  reasons: string[];
  /** What the others may do. */
  forecast: string[];
}

export interface ConsentMessage {
  type: "consent";
  asked_by: number | null;
  waiting: number[];
  refused_by: number | null;
}

export interface ChatMessage {
  type: "chat";
  name: string;
  seat: number | null;
  text: string;
}

export interface ErrorMessage {
  type: "error";
  message: string;
  about: string | null;
}

export type ServerMessage =
  TableMessage | StateMessage | HintMessage | ConsentMessage | ChatMessage | ErrorMessage;

export type ClientMessage =
  | { type: "play"; seat: number; key: string; actions: number[] }
  | { type: "hint"; seat: number; key: string }
  | { type: "undo"; seat: number }
  | { type: "consent"; seat: number; agree: boolean }
  | { type: "look"; viewer: number }
  | { type: "sync" }
  | { type: "chat"; text: string };

export const SPECTATOR = -1;
