// Names with a small picture before each, one after the other: where there is no room for more, names stay.

import type { Component } from "../protocol";
import type { Look } from "./fit";
import { nameWidth } from "./letters";

/** The size of names, and a little more for letters that are wider than is known. */
const TYPE = 12.4;
/** Between picture and name, and to the next chip. */
const BESIDE = 10;
/** Two lines of a name beside a larger picture, or one beside a smaller one. */
const SHAPES = [
  { lines: 2, picture: 20, height: 27, gap: 1 },
  { lines: 1, picture: 16, height: 17, gap: 1 },
] as const;

/** What has a chip, and how much stands beside its name in so many lines. */
export interface Chip {
  component: Component;
  /** How wide the picture is for each pixel of its height. */
  ratio?: number;
  beside?: (lines: number) => number;
  /** How many icons follow the name. */
  icons?: number;
}

/** The size of an icon behind a name, about that of a large letter. */
export const ICON = 12;
const ICON_LETTER = " W";

/** A name and so many icons, as long as they are. */
export function withIcons(name: string, icons: number): string {
  return name + ICON_LETTER.repeat(icons);
}

/** How wide a chip is. */
export function chipWidth(
  { component, ratio = 1, beside, icons = 0 }: Chip,
  chip: NonNullable<Look["chip"]>,
): number {
  const { lines, picture } = chip;
  const name = nameWidth(withIcons(component.name, icons), TYPE, lines);
  return Math.ceil(picture * ratio + name + BESIDE + (beside?.(lines) ?? 0));
}

/** Chips in rows that are drawn alike, the looks with more room first; what stands beside two lines of a name may be higher. */
export function chipLooks(rows: readonly (readonly Chip[])[], highest = 0): Look[] {
  return SHAPES.map(({ lines, picture, height: least, gap }) => {
    const chip = { lines, picture };
    const height = lines > 1 ? Math.max(least, highest) : least;
    const [first = NONE, ...alike] = rows.map((row) => ({
      ratios: row.map(() => 0),
      narrowest: row.map((one) => chipWidth(one, chip)),
    }));
    return { ...first, alike, gap, least: height, most: height, named: true, chip };
  });
}

const NONE = { ratios: [], narrowest: [] };
