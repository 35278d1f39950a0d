// How the market is laid out: what is chosen from says what it does as far as there is room; where that is little, the rest are
// names with a small picture below it.

import { faceRatio } from "../../../art/faces/size";
import { chipWidth, type Chip } from "../../../lib/table/chips";
import { heightOf, share, type Look } from "../../../lib/table/fit";
import type { Part } from "../../../lib/table/heights";
import { linesOf } from "../../../lib/table/letters";
import { linesOfText, TEXT_LINE } from "../../../lib/table/texts";
import type { MarketStack } from "./market";

/** The least width of a stack with its name. */
const LEAST = 92;
/** A name of one or two lines, with the edges of a stack. */
const NAMES = [17, 30] as const;
const NAME_TYPE = 12.4;
/** VP and phases beside the picture need as much. */
const LEAST_PICTURE = 34;
const LARGEST_PICTURE = 120;
/** Beside the picture stand VP and phases, which grow with it; a large development is twice as wide as high. */
const BESIDE_PICTURE = 12;
const WIDEST_STACK = 2.35;
const BESIDE_TEXT = 6;
/** A longer text is read elsewhere. */
const MOST_LINES = 8;
const MOST_ROWS = 3;
/** Few stacks are not wider than so many columns make them. */
const FEW = 5;
/** So many columns and more have a screen on which texts are not in the way. */
const WORDED_COLUMNS = 4;
const GAP = 4;
/** Around the stacks, so that nothing cuts off their glow. */
export const EDGE = 4;

/** Stacks in rows of as many columns. */
export interface Block {
  stacks: readonly MarketStack[];
  columns: number;
  /** The width of a text. */
  textWidth: number;
  /** How many lines of text have room in each row; only a text that fits as a whole is shown. */
  lines: readonly number[];
}

export interface MarketLook {
  gap: number;
  /** The size of the pictures. */
  size: number;
  blocks: readonly Block[];
  /** What is shown by name below. */
  rest: readonly MarketStack[];
}

/** One way to lay out the market with the smallest pictures. */
interface Layout {
  height: number;
  /** How many texts can be read. */
  read: number;
  blocks: readonly Block[];
  rest: readonly MarketStack[];
}

/** All ways that are worth it: the higher, the more texts can be read; never none. */
export interface Layouts {
  width: number;
  /** All stacks in their places. */
  plain: readonly Layout[];
  /** Those that are wanted, small ones and large ones apart, and the rest by name. */
  split: readonly Layout[];
}

export function layoutsOf(stacks: readonly MarketStack[], width: number): Layouts {
  const inner = width - 2 * EDGE;
  const whole = blocksOf(stacks, inner, [columnsFor(stacks.length, inner)]);
  const wanted = stacks.filter((stack) => stack.wanted);
  const rest = stacks.filter((stack) => !stack.wanted);
  const groups = [wanted.filter(isSmall), wanted.filter((stack) => !isSmall(stack))]
    .filter((group) => group.length > 0)
    .map((group) => blocksOf(group, inner, columnChoices(group.length, inner)));
  const below = restHeight(rest, inner);
  const split = groups.reduce<Layout[]>(
    (before, group) => pareto(before.flatMap((one) => group.map((other) => joined(one, other, GAP)))),
    [{ height: below, read: 0, blocks: [], rest }],
  );
  return { width, plain: whole, split: wanted.length === 0 ? whole : split };
}

/** The market in so much height: with all stacks in their places, unless more can be read otherwise. */
export function lookAt({ width, plain, split }: Layouts, height: number): MarketLook {
  const room = height - 2 * EDGE;
  const { blocks, rest, height: used } = layoutAt(plain, split, room);
  const rows = blocks.reduce((sum, { lines }) => sum + lines.length, 0);
  const narrowest = Math.min(...blocks.map(({ columns }) => share(width - 2 * EDGE, columns, GAP)));
  const more = Math.max(0, room - used) / Math.max(1, rows);
  const size = Math.max(
    LEAST_PICTURE,
    Math.min(LEAST_PICTURE + more, (narrowest - BESIDE_PICTURE) / WIDEST_STACK, LARGEST_PICTURE),
  );
  return { gap: GAP, size, blocks, rest };
}

function layoutAt(plain: readonly Layout[], split: readonly Layout[], room: number): Layout {
  const fitting = (layouts: readonly Layout[]) => layouts.findLast(({ height }) => height <= room);
  const [whole, parted] = [fitting(plain), fitting(split)];
  if (whole === undefined) return parted ?? lowest([...plain, ...split]);
  return parted !== undefined && parted.read > whole.read ? parted : whole;
}

function lowest(layouts: readonly Layout[]): Layout {
  return layouts.reduce((one, other) => (other.height < one.height ? other : one));
}

/** The market where the page scrolls; side by side in few columns, as on a phone, only the names are shown. */
export function scrollingLook(
  stacks: readonly MarketStack[],
  columns: number,
  width: number,
  size: number,
): MarketLook {
  const most = columns < WORDED_COLUMNS ? 0 : MOST_LINES;
  const textWidth = share(width - 2 * EDGE, columns, GAP) - BESIDE_TEXT;
  const lines = Array.from({ length: Math.ceil(stacks.length / columns) }, () => most);
  return { gap: GAP, size, blocks: [{ stacks, columns, textWidth, lines }], rest: [] };
}

/** The market as a part of the table. */
export function marketPart(stacks: readonly MarketStack[], width: number, weight: number): Part {
  const { plain, split } = layoutsOf(stacks, width);
  const texts = stacks.filter(({ wanted }) => wanted).length;
  const worth = (height: number) => {
    return (weight * layoutAt(plain, split, height - 2 * EDGE).read) / Math.max(1, texts);
  };
  const highest = plain.at(-1)?.height ?? 0;
  return {
    least: lowest([...plain, ...split]).height + 2 * EDGE,
    most: highest + MOST_ROWS * (LARGEST_PICTURE - LEAST_PICTURE) + 2 * EDGE,
    worth,
  };
}

function isSmall({ component }: MarketStack): boolean {
  return !component.face.large;
}

/** Columns of a market in which all have their places: three rows where there is room. */
function columnsFor(stacks: number, width: number): number {
  return Math.max(1, Math.min(Math.ceil(stacks / MOST_ROWS), mostColumns(width)));
}

/** One to three rows that are about equally long. */
function columnChoices(stacks: number, width: number): number[] {
  const most = mostColumns(width);
  const choices = Array.from({ length: MOST_ROWS }, (_, row) => Math.ceil(stacks / (row + 1)));
  return [...new Set(choices.map((columns) => Math.min(most, Math.max(FEW, columns))))];
}

function mostColumns(width: number): number {
  return Math.max(1, Math.floor(width / LEAST));
}

/** The ways to lay out these stacks in one block of so many columns. */
function blocksOf(stacks: readonly MarketStack[], width: number, choices: readonly number[]): Layout[] {
  return pareto(choices.flatMap((columns) => blocksIn(stacks, width, columns)));
}

function blocksIn(stacks: readonly MarketStack[], width: number, columns: number): Layout[] {
  const textWidth = share(width, columns, GAP) - BESIDE_TEXT;
  const block = { stacks, columns, textWidth, lines: [] };
  let layouts: Layout[] = [{ height: -GAP, read: 0, blocks: [block], rest: [] }];
  for (let first = 0; first < stacks.length; first += columns) {
    const row = rowsOf(stacks.slice(first, first + columns), textWidth);
    layouts = pareto(
      layouts.flatMap((before) =>
        row.map(({ height, read, most }) => ({
          ...before,
          height: before.height + GAP + height,
          read: before.read + read,
          blocks: before.blocks.map((one) => ({ ...one, lines: [...one.lines, most] })),
        })),
      ),
    );
  }
  return layouts;
}

/** One row with no longer texts than so many lines, for all numbers of lines that are of use. */
function rowsOf(
  row: readonly MarketStack[],
  textWidth: number,
): { height: number; read: number; most: number }[] {
  const names = row.map(({ component }) => linesOf(component.name, NAME_TYPE, textWidth, "names"));
  const base = LEAST_PICTURE + (Math.max(...names) > 1 ? NAMES[1] : NAMES[0]);
  const texts = row.flatMap(({ component, wanted }) => (wanted ? [linesOfText(component, textWidth)] : []));
  const lengths = [...new Set([0, ...texts.filter((lines) => lines <= MOST_LINES)])];
  return lengths.map((most) => ({
    height: base + most * TEXT_LINE,
    read: texts.filter((lines) => lines <= most).length,
    most,
  }));
}

function joined(one: Layout, other: Layout, gap: number): Layout {
  return {
    height: one.height + (one.height > 0 ? gap : 0) + other.height,
    read: one.read + other.read,
    blocks: [...one.blocks, ...other.blocks],
    rest: [...one.rest, ...other.rest],
  };
}

/** Those of which no lower one has as many texts, the lowest first. */
function pareto(layouts: readonly Layout[]): Layout[] {
  const kept: Layout[] = [];
  for (const layout of [...layouts].sort((one, other) => one.height - other.height || other.read - one.read))
    if (layout.read > (kept.at(-1)?.read ?? -1)) kept.push(layout);
  return kept;
}

/** What is shown by name: two lines beside a picture on which the cost can be read. */
export const REST: Look & { chip: NonNullable<Look["chip"]> } = {
  ...{ ratios: [], gap: 2, least: 31, most: 31, named: true },
  chip: { lines: 2, picture: 31 },
};

export function restWidth(stack: MarketStack): number {
  return chipWidth(chipOf(stack), REST.chip);
}

function chipOf({ component }: MarketStack): Chip {
  return { component, ratio: faceRatio(component, "mini") };
}

function restHeight(rest: readonly MarketStack[], width: number): number {
  const look = { ...REST, ratios: rest.map(() => 0), narrowest: rest.map(restWidth) };
  return rest.length === 0 ? 0 : heightOf(look, width, REST.least);
}
