// The order of cards in a hand.

import type { Catalog } from "../../lib/catalog";
import type { Component } from "../../lib/protocol";

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
