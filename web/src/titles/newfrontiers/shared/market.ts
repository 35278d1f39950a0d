// The development market in order.

import type { Catalog } from "../../../lib/catalog";
import type { Component } from "../../../lib/protocol";
import type { Stack } from "../view";

export interface MarketStack extends Stack {
  component: Component;
}

/** Small developments before large ones, cheap before dear. */
export function orderedMarket(stacks: readonly Stack[], catalog: Catalog): MarketStack[] {
  return catalog.withComponents(stacks).sort((one, other) => rank(one.component) - rank(other.component));
}

function rank({ face }: Component): number {
  return (face.large ? 100 : 0) + (face.cost ?? 0);
}

/** The least width of a stack with its name. */
const LEAST = 92;

/** Columns of a market of so many stacks: three rows where there is room. */
export function columnsFor(stacks: number, width: number): number {
  return Math.max(1, Math.min(Math.ceil(stacks / 3), Math.floor(width / LEAST)));
}
