// Which inputs are one control, and which have parts with names of their own.

import type { Input, ListInput } from "../../../lib/protocol";

/** More choices than these are not shown side by side. */
const MOST_CHIPS = 12;

/** A set of a few words is ticked. */
export function isTicked({ item }: ListInput): boolean {
  return item.sort === "choice" && item.components === null && item.choices.length <= MOST_CHIPS;
}

export function isLeaf(input: Input): boolean {
  if (input.sort === "list") return input.distinct && isTicked(input);
  return input.sort !== "record" && input.sort !== "variants";
}
