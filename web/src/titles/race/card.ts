// What fits on a card of a given size.

import type { Face } from "../../lib/protocol";

/** From this height on the powers have room in words, and where words matter less. */
const WORDS = 140;
const WORDS_IF_TERSE = 175;
/** From this height on the phases of the powers have a row of their own. */
const ICONS = 92;
/** The part of the height that the words may take. */
const WORDS_SHARE = 0.64;
const LARGEST_TEXT = 15;
const LARGEST_NAME = 18;
const LONG_NAME = 18;
const SMALLEST_TEXT = 12;
const LINE_HEIGHT = 1.18;
/** The width of a letter as a part of the size of the text. */
const LETTER = 0.5;
const NAME_LETTER = 0.58;
/** Edges, icon and gap beside the words. */
const BESIDE_WORDS = 34;

export type Showing = "words" | "icons" | "name";

export function showing(height: number, terse: boolean): Showing {
  if (height >= (terse ? WORDS_IF_TERSE : WORDS)) return "words";
  return height >= ICONS ? "icons" : "name";
}

/** Long words make a name smaller, as far as that is readable. */
export function nameSize(width: number, height: number, name: string, shown: Showing): number {
  const size = shown === "words" ? height * 0.072 : width * (name.length > LONG_NAME ? 0.115 : 0.13);
  return Math.max(SMALLEST_TEXT, Math.min(LARGEST_NAME, size, sizeThatFits(width, name)));
}

/** Whether each word of the name fits on a line. */
export function wordsFit(width: number, name: string): boolean {
  return sizeThatFits(width, name) >= SMALLEST_TEXT;
}

function sizeThatFits(width: number, name: string): number {
  const longest = Math.max(...name.split(/[ -]/).map((word) => word.length));
  return (width - 8) / (longest * NAME_LETTER);
}

/** The largest text with which all powers fit, as far as that is readable. */
export function textSize(face: Face, width: number, height: number): number {
  let size = Math.min(LARGEST_TEXT, Math.max(SMALLEST_TEXT, height * 0.06));
  while (size > SMALLEST_TEXT && isTooLong(face, width, height, size)) size -= 0.5;
  return size;
}

function isTooLong(face: Face, width: number, height: number, size: number): boolean {
  const letters = (width - BESIDE_WORDS) / (size * LETTER);
  const lines = face.powers.reduce((sum, power) => sum + Math.ceil(power.text.length / letters), 0);
  return lines * size * LINE_HEIGHT > height * WORDS_SHARE - 30;
}

/** The size of cost and VP in the upper corners. */
export function badgeSize(width: number): number {
  return Math.max(20, Math.min(width * 0.21, 44));
}
