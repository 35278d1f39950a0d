// What a card or tile does, in words below its name, where there is room for all of them.

import type { Component } from "../protocol";
import { saidOnce, words } from "../words.svelte";
import type { Look } from "./fit";
import { linesOf } from "./letters";

/** The type, a little larger than it is for letters that are wider than is known. */
const TYPE = 12.4;
/** How wide a text is, and how high a line of it. */
export const TEXT_WIDTH = 118;
export const TEXT_LINE = 14;
/** A longer text is read elsewhere. */
const MOST_LINES = 7;

/** What it does, in words; nothing where its numbers and icons say all. */
export const textOf = saidOnce(({ face }: Component): string =>
  face.powers.map(({ text }) => words.said(text)).join(" "),
);

/** How many lines that takes. */
export function linesOfText(component: Component, width = TEXT_WIDTH): number {
  const text = textOf(component);
  return text === "" ? 0 : linesOf(text, TYPE, width, "text");
}

/** Whether a text has room in a look: all of it, or nothing is shown. */
export function hasText(component: Component, { lines = 0 }: Look): boolean {
  const needed = linesOfText(component);
  return needed > 0 && needed <= lines;
}

/** A look with texts below the names: those with most texts first. */
export function wordedLooks(
  named: Look,
  components: readonly Component[],
  narrowest: Look["narrowest"],
): Look[] {
  const counts = components
    .map((one) => linesOfText(one))
    .filter((lines) => lines > 0 && lines <= MOST_LINES);
  const lengths = [...new Set(counts)].sort((one, other) => other - one);
  return lengths.map((lines) => ({
    ...named,
    narrowest,
    lines,
    below: (named.below ?? 0) + lines * TEXT_LINE,
  }));
}
