// Which inputs are one control, and which have parts with names of their own.

import type { ChoiceInput, Input, ListInput } from "../../../lib/protocol";

/** More choices than these are not ticked, or not side by side. */
const MOST_CHIPS = 12;
const MOST_SIDE_BY_SIDE = 3;

/** A set of a few words is ticked. */
export function isTicked({ item }: ListInput): boolean {
  return item.sort === "choice" && item.components === null && item.choices.length <= MOST_CHIPS;
}

/** A few words stand side by side. */
export function isRow({ choices, components }: ChoiceInput): boolean {
  return components === null && choices.length <= MOST_SIDE_BY_SIDE;
}

export function isLeaf(input: Input): boolean {
  if (input.sort === "list") return input.distinct && isTicked(input);
  return input.sort !== "record" && input.sort !== "variants";
}
