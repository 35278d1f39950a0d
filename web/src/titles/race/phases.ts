// The phases of a round and the action cards that name them.

export interface ActionCard {
  id: string;
  /** The bonus in a few words. */
  bonus: string;
}

export interface Phase {
  id: string;
  numeral: string;
  name: string;
  cards: readonly ActionCard[];
}

export const PHASES: readonly Phase[] = [
  {
    id: "explore",
    numeral: "I",
    name: "Explore",
    cards: [
      { id: "explore_5", bonus: "+5 draw" },
      { id: "explore_1_1", bonus: "+1 draw, +1 keep" },
    ],
  },
  { id: "develop", numeral: "II", name: "Develop", cards: [{ id: "develop", bonus: "pay 1 less" }] },
  { id: "settle", numeral: "III", name: "Settle", cards: [{ id: "settle", bonus: "draw 1 after" }] },
  {
    id: "consume",
    numeral: "IV",
    name: "Consume",
    cards: [
      { id: "trade", bonus: "Trade a good" },
      { id: "consume_2x", bonus: "double VPs" },
    ],
  },
  { id: "produce", numeral: "V", name: "Produce", cards: [{ id: "produce", bonus: "windfall too" }] },
];

/** In the experienced game everyone has two cards of these. */
export const DOUBLE_CARDS: ReadonlySet<string> = new Set(["develop", "settle"]);

export function phaseTitle(id: string): string {
  const phase = PHASES.find((one) => one.id === id);
  return phase === undefined ? id : `${phase.numeral} ${phase.name}`;
}
