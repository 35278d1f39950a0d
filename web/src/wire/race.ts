// Made by build_wire.py from the forms of the wire in src/windfall; `make wire` makes it anew.

/**
 * What a seat knows of a game of Race for the Galaxy. Components are named by their ids.
 */
export interface RaceView {
  round: number;
  experienced: boolean;
  /**
   * the phase being done, and after it until the next one
   */
  phase: string | null;
  phases: PhaseView[];
  question: string | null;
  /**
   * the seat that is asked alone
   */
  turn: number | null;
  first: number;
  deck: number;
  discards: number;
  vp_pool: number;
  empires: EmpireView[];
  limits: LimitsView;
}
/**
 * A phase of this round, and who chose it by which action card.
 */
export interface PhaseView {
  id: string;
  chosen: ChosenAction[];
}
/**
 * An action card that a player chose.
 */
export interface ChosenAction {
  seat: number;
  action: string;
}
/**
 * What is known of a player. Hidden cards are null.
 */
export interface EmpireView {
  start_world: string;
  chips: number;
  military: number;
  /**
   * specialized Military, by the worlds it is for, such as `kind:rare` or `keyword:rebel`
   */
  military_against: {
    [k: string]: number;
  };
  hand: (string | null)[];
  drawn: (string | null)[];
  discards: (string | null)[];
  tableau: TableauCard[];
  chosen: string[];
  placed: string | null;
  /**
   * cards to pay for what was placed
   */
  owed: number;
  picks: PickView[];
  /**
   * VPs by category
   */
  score: {
    [k: string]: number;
  };
  total: number;
}
/**
 * A card of a tableau.
 */
export interface TableauCard {
  id: string;
  /**
   * the kind of the good on it
   */
  good: string | null;
  /**
   * the cards that the good sells for
   */
  price: number | null;
}
/**
 * A pick of an answer that is not complete yet; those of others are hidden.
 */
export interface PickView {
  verb: string;
  subject: string | null;
}
/**
 * Numbers of the rules.
 */
export interface LimitsView {
  /**
   * a tableau of this many cards ends the game
   */
  tableau: number;
}
