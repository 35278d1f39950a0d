// Made by build_wire.py from the forms of the wire in src/windfall; `make wire` makes it anew.

/**
 * What a seat knows of a game of Jump Drive. Components are named by their ids.
 */
export interface JumpDriveView {
  round: number;
  dealer: number;
  deck: number;
  discards: number;
  survey_teams: number;
  question: string | null;
  empires: EmpireView[];
  limits: LimitsView;
}
/**
 * What is known of a player. Hidden cards are null.
 */
export interface EmpireView {
  vp: number;
  vp_by_round: number[];
  vp_per_round: number;
  income: number;
  military: number;
  explore: number;
  chromosomes: number;
  explores: boolean;
  hand: (string | null)[];
  discards: (string | null)[];
  cards: string[];
  /**
   * of each of the cards
   */
  yields: YieldView[];
  revealed: string[];
  placed: PlacedView;
  latest: LatestView;
  /**
   * cards to pay for what was placed
   */
  owed: number;
  picks: PickView[];
  /**
   * what the seat may still answer; nothing unless it is asked
   */
  plans: PlanView[];
  total: number;
}
/**
 * What a card of the empire brings in a round.
 */
export interface YieldView {
  vp: number;
  income: number;
}
/**
 * What was revealed this round.
 */
export interface PlacedView {
  development: string | null;
  world: string | null;
  second: string | null;
  method: string | null;
}
/**
 * What was revealed last, this round or the one before.
 */
export interface LatestView {
  development: string | null;
  world: string | null;
}
/**
 * A pick of an answer that is not complete yet; those of others are hidden.
 */
export interface PickView {
  verb: string;
  subject: string | null;
}
/**
 * A whole answer to the question what to place.
 */
export interface PlanView {
  actions: number[];
  explores: boolean;
  development: string | null;
  world: string | null;
  /**
   * what each card takes, in words
   */
  takes: string[];
  /**
   * cards to discard in all; several numbers where the world can be conquered or paid for
   */
  payments: number[];
  /**
   * what is drawn for the placement itself, in words
   */
  draws: string | null;
  military: number;
  vp_per_round: number;
  income: number;
}
/**
 * Numbers of the rules.
 */
export interface LimitsView {
  /**
   * the game ends when a player has this many
   */
  vp: number;
  /**
   * cards in hand that a player keeps at the end of a round
   */
  hand: number;
}
