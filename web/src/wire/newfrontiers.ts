// Made by build_wire.py from the forms of the wire in src/windfall; `make wire` makes it anew.

/**
 * What a seat knows of a game of New Frontiers. Components are named by their ids.
 */
export interface NewFrontiersView {
  round: number;
  rift: boolean;
  /**
   * the seats of the disks, first priority first
   */
  track: number[];
  selector: number | null;
  /**
   * the action tile whose action is not over yet
   */
  action: string | null;
  question: string | null;
  turn: number | null;
  /**
   * the world that the question is about
   */
  about: string | null;
  /**
   * the seats that still select this round, in order
   */
  to_select: number[];
  action_tiles: ActionTileView[];
  market: StackView[];
  offer: string[];
  drawn: string[];
  bag: number;
  supply: SupplyView;
  any_kind: string | null;
  /**
   * the end conditions that are met
   */
  ending: string[];
  goals: GoalsView | null;
  empires: EmpireView[];
  /**
   * why this is the last round
   */
  last_round: Message[];
  limits: LimitsView;
}
/**
 * An action tile, and who has taken it this round.
 */
export interface ActionTileView {
  id: string;
  taken_by: number | null;
  credits: number;
}
/**
 * A stack of developments.
 */
export interface StackView {
  id: string;
  left: number;
}
/**
 * What is left for all.
 */
export interface SupplyView {
  vp: number;
  colonists: number;
  goods: {
    [k: string]: number;
  };
}
/**
 * The Galactic Goals.
 */
export interface GoalsView {
  stack: number;
  face_up: string[];
  face_down: FaceDownView | null;
  drawn: (string | null)[];
  /**
   * of the goals in play that are known
   */
  standings: StandingView[];
}
/**
 * The goal that a player has put face down; null for those who may not know it.
 */
export interface FaceDownView {
  holder: number;
  id: string | null;
}
/**
 * A goal in play that is known: its steps, and how many of the things that it counts each seat has.
 */
export interface StandingView {
  id: string;
  steps: GoalStepView[];
  counts: number[];
}
/**
 * What a goal scores for at least so many of the things that it counts.
 */
export interface GoalStepView {
  at: number;
  vp: number;
}
/**
 * An empire; all of it is public.
 */
export interface EmpireView {
  mat: number;
  credits: number;
  chips: number;
  colonists: number;
  military: number;
  spaces: number;
  colonies: ColonyView[];
  explored: string[];
  developments: string[];
  stockpile: StockpileView;
  /**
   * VPs by category
   */
  score: {
    [k: string]: number;
  };
  total: number;
}
/**
 * A colony, and the kind of the good on it.
 */
export interface ColonyView {
  id: string;
  good: string | null;
}
/**
 * What goals have let a player put aside.
 */
export interface StockpileView {
  goods: string[];
  worlds: string[];
  credits: number;
}
/**
 * A sentence, or a part of one. Its id begins with the part of the catalogue that it stands in: `race-pay-cards`
 * is in `race.ftl`. Arguments that are texts of one word choose between variants: a kind, a phase.
 */
export interface Message {
  is: "text";
  id: string;
  args: {
    [k: string]: number | string | Named | Seat | Several | Message;
  };
}
/**
 * A card, a tile or another component, by its name: the printed one, unless the reader's language has another.
 */
export interface Named {
  is: "name";
  subject: string;
  printed: string;
}
/**
 * A player, by the name they have at the table.
 */
export interface Seat {
  is: "seat";
  seat: number;
}
/**
 * Things one after the other, as the language joins them: with "and", with "or", with commas alone, or, if they are
 * whole sentences, with spaces.
 */
export interface Several {
  is: "list";
  items: (number | string | (Named | Seat | Several | Message))[];
  joined: "and" | "or" | "plain" | "sentences";
}
/**
 * Numbers of the rules.
 */
export interface LimitsView {
  /**
   * an empire with this many ends the game
   */
  colonies: number;
  /**
   * colonies and explored worlds that an empire may have together
   */
  worlds: number;
  /**
   * of a mat; covering more ends the game
   */
  spaces: number;
  /**
   * of a mat, with its reddish area
   */
  all_spaces: number;
  /**
   * so many left after Settle, or fewer, end the game
   */
  colonists: number;
}
