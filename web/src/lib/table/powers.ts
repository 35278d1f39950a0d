// How many lines the powers of a card take in words, as art/faces/Powers.svelte draws them.

import { withKinds } from "../kinds";
import type { FacePower } from "../protocol";
import { saidOnce, words } from "../words.svelte";
import { linesOf } from "./letters";

/** On a narrower card the icons of the phases stand in the line and the letters closer, so that long words have room. */
const NARROW = 130;
/** Edges beside the words. */
const BESIDE = { narrow: 8, wide: 14 } as const;
const CLOSER = 0.96;
/** What an icon and its gap take before a text. */
const ICON = 18;
/** About as wide as an icon in the line. */
const ICON_LETTERS = "Wi ";

export function isNarrow(width: number): boolean {
  return width < NARROW;
}

/** The lines in a card of this width; infinite where a word is wider. */
export function powerLines(powers: readonly FacePower[], width: number, type: number): number {
  const lines = powers.map((power) => {
    const letters = lettersOf(power);
    if (!isNarrow(width))
      return linesOf(letters, type, width - BESIDE.wide - (power.phase ? ICON : 0), "text");
    return linesOf((power.phase ? ICON_LETTERS : "") + letters, type * CLOSER, width - BESIDE.narrow, "text");
  });
  return lines.reduce((sum, one) => sum + one, 0);
}

/** A kind is drawn as a glyph, about as wide as a large letter. */
const lettersOf = saidOnce(({ text }: FacePower): string =>
  withKinds(words.said(text))
    .map((part) => ("kind" in part ? "W" : part.text))
    .join(""),
);
