// How worlds or goals to choose from may look, with what they do.

import type { Catalog } from "../../../lib/catalog";
import type { Look, Looks } from "../../../lib/table/fit";
import { linesOf } from "../../../lib/table/letters";
import { phone } from "../../../lib/table/phone";
import { words } from "../../../lib/words.svelte";

/** The size of the text, a little more than it is, its lines, and what stands beside it. */
const TYPE = 13.4;
const LINE = 16.25;
const BESIDE = 8;
const LEAST = 76;
const MOST = 210;
const MOST_LINES = 8;
/** A name below a picture, as Tile draws it: in parts of the tile's height, and never smaller than it can be read. */
const NAME = { room: 29 / 120, type: 12.5 / 120, least: 12, line: 1.14, lines: 2 } as const;

/** How wide a thing is for each pixel of its height: the text needs more room than the picture. */
function ratioWithText(): number {
  return phone.current ? 1.15 : 1.35;
}

/** Where there is no room for texts, things stand closer, so that names are whole in one line of things. */
const RATIO_WITHOUT_TEXT = 1.08;

/** Null stands for what the viewer may not see. Texts are whole, in as few lines as the room allows; else names are. */
export function offerLooks(catalog: Catalog, sort: string, ids: readonly (string | null)[]): Looks {
  const ratio = ratioWithText();
  const things = ids.flatMap((id) => (id && catalog.of(`${sort}:${id}`)) || []);
  const texts = things.flatMap(({ text }) => (text ? words.said(text) : []));
  const named = leastNamed(things.map(({ name }) => name));
  const bare: Look = { ratios: ids.map(() => RATIO_WITHOUT_TEXT), gap: 10, least: 64, most: MOST };
  const whole: Look = { ...bare, least: named, named: true };
  const worded = Array.from({ length: MOST_LINES }, (_, place) => place + 1).flatMap((lines) => {
    const least = leastSize(texts, lines, ratio, Math.max(LEAST, named));
    const look: Look = { ...whole, ratios: ids.map(() => ratio), below: lines * LINE + 4, lines };
    return least === null ? [] : [{ ...look, least }];
  });
  const [best = whole, ...others] = [...worded, whole];
  return [best, ...others, bare];
}

/** The size from which on each text takes no more than so many lines. */
function leastSize(texts: readonly string[], lines: number, ratio: number, from: number): number | null {
  for (let size = from; size <= MOST; size += 2) {
    if (texts.every((text) => linesOf(text, TYPE, size * ratio - BESIDE, "text") <= lines)) return size;
  }
  return null;
}

/** The size from which on no name is cut off. */
function leastNamed(names: readonly string[]): number {
  let size = LEAST;
  while (size < MOST && !names.every((name) => isWhole(name, size))) size++;
  return size;
}

function isWhole(name: string, size: number): boolean {
  const type = Math.max(NAME.least, NAME.type * size);
  const lines = linesOf(name, type, size, "names");
  return lines <= NAME.lines && lines * type * NAME.line <= NAME.room * size;
}
