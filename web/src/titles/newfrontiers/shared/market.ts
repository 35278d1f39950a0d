// The development market: its order, and what of each tile there is room for.

import type { Catalog } from "../../../lib/catalog";
import type { Component } from "../../../lib/protocol";
import { share } from "../../../lib/table/fit";
import type { Part } from "../../../lib/table/heights";
import { linesOfText, TEXT_LINE } from "../../../lib/table/texts";
import type { Stack } from "../view";

export interface MarketStack extends Stack {
  component: Component;
  /** The viewer has one. */
  owned: boolean;
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
    .sort((one, other) => rank(one.component) - rank(other.component));
}

/** Whether the viewer may come to buy one: what it does is of use then. */
export function isOpen({ left, owned }: MarketStack): boolean {
  return left > 0 && !owned;
}

function rank({ face }: Component): number {
  return (face.large ? 100 : 0) + (face.cost ?? 0);
}

/** The least width of a stack with its name. */
const LEAST = 92;
/** Two lines of a name, and the edges of a stack. */
const NAME = 30;
/** VP and phases beside the picture need as much. */
const LEAST_PICTURE = 34;
const LARGEST_PICTURE = 120;
/** Beside the picture stand VP and phases, which grow with it; a large development is twice as wide as high. */
const BESIDE_PICTURE = 12;
const WIDEST_STACK = 2.35;
const BESIDE_TEXT = 6;
/** A longer text is read elsewhere. */
const MOST_LINES = 5;
/** So many columns and more have a screen on which texts are not in the way. */
const WORDED_COLUMNS = 4;
const GAP = 4;
/** Around the stacks, so that nothing cuts off their glow. */
export const EDGE = 4;

/** Columns of a market of so many stacks: three rows where there is room; in a short market as few rows as have names. */
export function columnsFor(stacks: number, width: number, short = false): number {
  const most = Math.max(1, Math.floor(width / LEAST));
  return Math.max(1, Math.min(Math.ceil(stacks / (short ? Math.ceil(stacks / most) : 3)), most));
}

/** The market as it is shown; a short one leaves out what nobody can buy who looks at it. */
export function shownMarket(stacks: readonly MarketStack[], short: boolean): MarketStack[] {
  return short ? stacks.filter(isOpen) : [...stacks];
}

export interface MarketLook {
  columns: number;
  gap: number;
  /** The size of the pictures. */
  size: number;
  /** How many lines of text have room below a name; only a text that fits as a whole is shown. */
  lines: number;
  /** The width of a text. */
  textWidth: number;
}

/** The market in so much room: text comes before larger pictures. */
export function marketLook(
  stacks: readonly MarketStack[],
  width: number,
  height: number,
  short = false,
): MarketLook {
  const columns = columnsFor(stacks.length, width, short);
  const rows = Math.ceil(stacks.length / columns);
  const wide = share(width - 2 * EDGE, columns, GAP);
  const textWidth = wide - BESIDE_TEXT;
  const texts = stacks.map((stack) => (isOpen(stack) ? linesOfText(stack.component, textWidth) : 0));
  const room = height - around(rows) - rows * NAME;
  let lines = MOST_LINES;
  while (lines > 0 && rows * LEAST_PICTURE + textHeight(texts, columns, lines) > room) lines--;
  const picture = (room - textHeight(texts, columns, lines)) / rows;
  const size = Math.max(
    LEAST_PICTURE,
    Math.min(picture, (wide - BESIDE_PICTURE) / WIDEST_STACK, LARGEST_PICTURE),
  );
  return { columns, gap: GAP, size, lines, textWidth };
}

/** The market where the page scrolls; side by side in few columns, as on a phone, only the names are shown. */
export function scrollingLook(columns: number, width: number, size: number): MarketLook {
  const lines = columns < WORDED_COLUMNS ? 0 : MOST_LINES;
  return { columns, gap: GAP, size, lines, textWidth: share(width - 2 * EDGE, columns, GAP) - BESIDE_TEXT };
}

/** How high the texts of no more than so many lines are, each row as high as its longest. */
function textHeight(texts: readonly number[], columns: number, most: number): number {
  let height = 0;
  for (let first = 0; first < texts.length; first += columns) {
    const row = texts.slice(first, first + columns).filter((lines) => lines <= most);
    height += Math.max(0, ...row) * TEXT_LINE;
  }
  return height;
}

function around(rows: number): number {
  return 2 * EDGE + GAP * (rows - 1);
}

/** The market as a part of the table. */
export function marketPart(
  stacks: readonly MarketStack[],
  width: number,
  weight: number,
  short = false,
): Part {
  const rows = Math.ceil(stacks.length / columnsFor(stacks.length, width, short));
  const open = stacks.filter(isOpen);
  const worth = (height: number) => {
    const { lines, textWidth } = marketLook(stacks, width, height, short);
    const read = open.filter(({ component }) => linesOfText(component, textWidth) <= lines);
    return (weight * read.length) / Math.max(1, open.length);
  };
  return {
    least: rows * (NAME + LEAST_PICTURE) + around(rows),
    most: rows * (NAME + LARGEST_PICTURE + TEXT_LINE * MOST_LINES) + around(rows),
    worth,
  };
}
