// The order of cards in a hand, and how large they are.

import type { Catalog } from "../../lib/catalog";
import type { Component } from "../../lib/protocol";
import type { Room } from "../../lib/table/fit";
import { columnsInTabs } from "../../lib/table/phone";
import { narrowest, needsOf, readable } from "./card";
import { columnSize, fitGrid, type Grid } from "./fit";

export interface HandCard {
  id: string;
  component: Component;
  /** Which of several cards with this id. */
  copy: number;
}

/** The known cards: worlds before developments, each by cost or defense, then by name. */
export function sortedCards(ids: readonly (string | null)[], catalog: Catalog): HandCard[] {
  const components = ids.flatMap((id) => (id === null ? [] : (catalog.component(id) ?? [])));
  components.sort(
    (one, other) =>
      rank(one) - rank(other) || price(one) - price(other) || one.name.localeCompare(other.name),
  );
  return components.map((component, place) => ({
    id: component.id,
    component,
    copy: components.slice(0, place).filter((before) => before === component).length,
  }));
}

function rank({ face }: Component): number {
  if (face.shape === "development") return 2;
  return face.defense === null ? 0 : 1;
}

function price({ face }: Component): number {
  return face.defense ?? face.cost ?? 0;
}

/** Between cards; and around them, for the glow and for a picked card to rise. */
export const GAP = 8;
export const EDGE = 10;
const LEAST = 80;
/** On a phone. */
const COLUMNS = 3;
const FEWEST_COLUMNS = 2;
const WIDEST = 170;

export function fitHand(cards: readonly Component[], room: Room, most: number): Grid {
  return fitGrid(cards.length, room, {
    gap: GAP,
    most,
    least: LEAST,
    worth: (size) => readable(cards, size),
  });
}

/** Where the page scrolls: in as many columns as leave most to be read, and no higher than what can be read needs. */
export function handInTabs(cards: readonly Component[], width: number): Grid {
  const most = columnsInTabs(COLUMNS, width, {
    widest: WIDEST,
    narrowest: Math.max(1, ...cards.map(narrowest)),
    gap: GAP,
  });
  let best: Grid = { ...columnSize(most, width, GAP), columns: most };
  for (let columns = most - 1; columns >= FEWEST_COLUMNS; columns--) {
    const wider = { ...columnSize(columns, width, GAP), columns };
    if (readable(cards, wider) <= readable(cards, best) + 1e-9) continue;
    const needed = cards.map((card) => needsOf(card, wider.width).words).filter(Number.isFinite);
    best = { ...wider, height: Math.min(wider.height, Math.ceil(Math.max(...needed))) };
  }
  return best;
}
