// How high the rows of the table are: height goes first to what would lose its text or its names.

import type { Catalog } from "../../lib/catalog";
import type { Component } from "../../lib/protocol";
import { share, type Looks } from "../../lib/table/fit";
import { rowPart, shareHeight, type Part } from "../../lib/table/heights";
import { fitHand, GAP, worthOfHand } from "./fit";
import { empireLooks } from "./looks";
import type { EmpireView } from "./view";

const OTHERS = { least: 34, most: 100 } as const;
const MINE = { least: 36, most: 120 } as const;
/** The words above a row. */
const HEADING = 23;
const BETWEEN_EMPIRES = 12;
/** The words in place of cards. */
const NO_CARDS = 20;
/** What stands above, between and below the cards of the plan. */
const AROUND_PLAN = 66;
const LEAST_HAND = 118;
const MOST_HAND = 250;
/** What is chosen from counts more than what is only looked up. */
const WEIGHT = { others: 1.3, mine: 1.5, hand: 2 } as const;

export interface Rows {
  others: number;
  mine: number;
  /** For the cards in hand alone. */
  hand: number;
}

/** The looks of the others' empires, all on the scale of the largest. */
export function othersLooks(catalog: Catalog, empires: readonly EmpireView[]): Looks {
  return empireLooks(
    empires.map((empire) => cardsOf(catalog, empire)),
    OTHERS,
  );
}

export function myLooks(catalog: Catalog, empire: EmpireView): Looks {
  return empireLooks([cardsOf(catalog, empire)], MINE);
}

export interface RowRoom {
  width: number;
  height: number;
  /** My empire stands beside the plan. */
  empireWidth: number;
  handWidth: number;
  /** What stands below each card in hand. */
  belowCard: number;
  /** The least height of a card in the plan. */
  plan: number;
}

const MOST_PLAN = 200;

/** How high cards in the plan are in a row of this height. */
export function planIn(row: number, least: number): number {
  return Math.max(least, Math.min(MOST_PLAN, Math.floor(row - AROUND_PLAN)));
}

export function rowHeights(
  catalog: Catalog,
  others: readonly EmpireView[],
  mine: EmpireView,
  room: RowRoom,
): Rows {
  const theirs = rowPart(
    othersLooks(catalog, others),
    share(room.width, others.length, BETWEEN_EMPIRES),
    0,
    WEIGHT.others,
  );
  const own = rowPart(myLooks(catalog, mine), room.empireWidth, 0, WEIGHT.mine);
  const planned = { ...own, least: Math.max(own.least, room.plan + AROUND_PLAN - HEADING) };
  const cards = mine.hand.flatMap((id) => (id === null ? [] : (catalog.component(id) ?? [])));
  const [high = 0, low = 0, hand = 0] = shareHeight(room.height - 3 * HEADING, [
    { ...theirs, least: Math.max(theirs.least, NO_CARDS), most: Math.max(theirs.most, NO_CARDS) },
    { ...planned, most: Math.max(planned.least, planned.most) },
    handPart(cards, room),
  ]);
  return { others: high + HEADING, mine: low + HEADING, hand };
}

function handPart(cards: readonly Component[], { handWidth, belowCard }: RowRoom): Part {
  return {
    least: LEAST_HAND,
    most: Math.max(LEAST_HAND, 2 * MOST_HAND + GAP),
    worth: (height) => WEIGHT.hand * worthOfHand(cards, fitHand(cards, handWidth, height, belowCard)),
  };
}

function cardsOf(catalog: Catalog, empire: EmpireView): Component[] {
  return [...empire.cards, ...empire.revealed].flatMap((id) => catalog.component(id) ?? []);
}
