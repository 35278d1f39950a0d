// The development market: its order, and which stacks are of use to who looks at it.

import type { Catalog } from "../../../lib/catalog";
import type { Component } from "../../../lib/protocol";
import type { TableReader } from "../../../lib/reader";
import { words } from "../../../lib/words.svelte";
import type { NewFrontiersView, Stack } from "../view";

export interface MarketStack extends Stack {
  component: Component;
  /** The viewer has one. */
  owned: boolean;
  /** It is chosen from, or may come to be: what it does is of use. */
  wanted: boolean;
}

/** The market as its viewer sees it: in the question about it what can be bought is wanted, else what may come to be bought. */
export function marketOf(reader: TableReader, view: NewFrontiersView): MarketStack[] {
  const mine = view.empires[reader.viewer]?.developments ?? [];
  const stacks = orderedMarket(view.market, reader.catalog, mine);
  if (view.question !== "develop") return stacks;
  const choosable = new Set(
    stacks.filter(({ id }) => reader.optionsFor(`tile:${id}`).length > 0).map(({ id }) => id),
  );
  if (choosable.size === 0) return stacks;
  return stacks.map((stack) => ({ ...stack, wanted: choosable.has(stack.id) }));
}

/** Small developments before large ones, cheap before dear. */
export function orderedMarket(
  stacks: readonly Stack[],
  catalog: Catalog,
  mine: readonly string[],
): MarketStack[] {
  return catalog
    .withComponents(stacks)
    .map((stack) => ({ ...stack, owned: mine.includes(stack.id) }))
    .map((stack) => ({ ...stack, wanted: isOpen(stack) }))
    .sort((one, other) => rank(one.component) - rank(other.component));
}

/** Whether the viewer may come to buy one. */
export function isOpen({ left, owned }: Pick<MarketStack, "left" | "owned">): boolean {
  return left > 0 && !owned;
}

function rank({ face }: Component): number {
  return (face.large ? 100 : 0) + (face.cost ?? 0);
}

/** The market as it is shown; a short one leaves out what nobody can buy who looks at it. */
export function shownMarket(stacks: readonly MarketStack[], short: boolean): MarketStack[] {
  return short ? stacks.filter(isOpen) : [...stacks];
}

/** What is read out of a stack. */
export function labelOf({ component, left, owned }: MarketStack): string {
  return words.say("newfrontiers-page-stack", {
    tile: component.name,
    cost: component.face.cost ?? 0,
    left,
    owned: owned ? "yes" : "no",
  });
}
