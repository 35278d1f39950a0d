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
   * what each card takes
   */
  takes: TakesView[];
  /**
   * cards to discard in all; several numbers where the world can be conquered or paid for
   */
  payments: number[];
  /**
   * cards drawn for the placement itself
   */
  drawn: number;
  /**
   * cards discarded then, if it is an Explore
   */
  discarded: number;
  military: number;
  vp_per_round: number;
  income: number;
}
/**
 * A card of a plan, and what it takes.
 */
export interface TakesView {
  card: Named;
  takes: Message;
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
   * the game ends when a player has this many
   */
  vp: number;
  /**
   * cards in hand that a player keeps at the end of a round
   */
  hand: number;
}
