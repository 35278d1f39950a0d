// How large cards in hand can be.

import { CARD_RATIO, WIDE } from "../../art/faces/size";
import type { Component } from "../../lib/protocol";
import { share } from "../../lib/table/fit";
import { linesOf, longestWord } from "../../lib/table/letters";
import { columnsInTabs } from "../../lib/table/phone";
import { powerLines } from "../../lib/table/powers";

export const GAP = 8;
/** Between cards that are narrower than this: width goes to their words. */
const NARROW_GAP = 4;
const NARROW = 100;
const SMALLEST = 96;
/** Of a card with its numbers side by side. */
const SMALLEST_FLAT = 84;
const LARGEST = 240;
const WIDEST = 190;
/** How wide a card may be for its height. */
const FLATTEST = 1.2;
/** A card that would have to be higher has no words. */
const TALL = 280;
/** By which the parts of a card are measured, at most: beyond it only the text gets room. */
const MOST_SIZE = 125;
const MOST_ROWS = 2;
/** In a lower place of the plan both numbers of a card have no room one below the other. */
const LOW_PLAN = 96;
/** A place of the plan has room for the word in it. */
const LEAST_PLACE = 82;
/** What a button below a card takes, if every card has room for one. */
export const BELOW_CARD = 36;
/** On a phone. */
const COLUMNS = 3;
const FEWEST_COLUMNS = 2;
const WIDEST_IN_TABS = 150;
const BESIDE_NAME = 6;
/** Names and words, and a little more for letters that are wider than is known. */
const TEXT = 12.4;
const WORDS = 12.1;
const TEXT_LINE = 14.2;
/** The part of a card with words that is picture, at least. */
const PICTURE = 0.2;

/** Cards of one size, in one or two rows. */
export interface HandFit {
  /** By which all parts of a card are measured. */
  size: number;
  width: number;
  height: number;
  /** Between them. */
  gap: number;
}

/** The cards that can best be read, and of these the largest, within a width and a height. */
export function fitHand(
  cards: readonly Component[],
  width: number,
  room: number,
  below: number = BELOW_CARD,
): HandFit {
  let best: HandFit | null = null;
  let most = -1;
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const high = Math.min(share(room, rows, GAP) - below, LARGEST);
    const columns = Math.ceil(cards.length / rows);
    const gap = share(width, columns, GAP) < NARROW ? NARROW_GAP : GAP;
    const wide = Math.min(share(width, columns, gap), WIDEST, high * FLATTEST);
    if (rows > 1 && high < SMALLEST_FLAT) break;
    for (const size of sizesIn(wide, high)) {
      const fit = { size, width: Math.floor(wide), height: Math.floor(Math.max(size, high)), gap };
      const worth = worthOfHand(cards, fit);
      if (best === null || worth > most + 1e-9) [best, most] = [fit, worth];
    }
  }
  return best ?? { size: SMALLEST, width: SMALLEST * CARD_RATIO, height: SMALLEST, gap: GAP };
}

/** The largest parts that a card has room for, and smaller ones whose numbers stand side by side: words need the height. */
function sizesIn(wide: number, high: number): number[] {
  const least = wide > SMALLEST * WIDE ? SMALLEST_FLAT : SMALLEST;
  const largest = Math.floor(Math.max(least, Math.min(wide / CARD_RATIO, high, MOST_SIZE)));
  const flat = Math.ceil(Math.floor(wide) / WIDE) - 1;
  return flat >= SMALLEST_FLAT && flat < largest ? [largest, flat] : [largest];
}

/** The least width at which no name is broken. */
export function narrowest(cards: readonly Component[]): number {
  return Math.ceil(Math.max(1, ...cards.map(({ name }) => longestWord(name, TEXT, "names")))) + BESIDE_NAME;
}

/** What can be read of the cards: whole names come before words. */
export function worthOfHand(cards: readonly Component[], fit: HandFit): number {
  return readableHand(cards, fit) + (fit.width >= narrowest(cards) ? 1 : 0);
}

/** How much of the cards can be read: 1 if all, 0 if nothing. */
export function readableHand(cards: readonly Component[], fit: HandFit): number {
  const read = cards.filter((card) => hasWords(card, fit));
  return cards.length === 0 ? 1 : read.length / cards.length;
}

/** Whether what a card does has room on it in words. */
export function hasWords({ face, name }: Component, { size, width, height }: HandFit): boolean {
  const unit = size / 120;
  const nameLines = Math.max(2, linesOf(name, TEXT * Math.max(1, unit * 0.92), width - BESIDE_NAME, "names"));
  const lines = powerLines(face.powers, width, WORDS * Math.max(1, unit * 0.875));
  const numbers = (width > size * WIDE ? 31 : 59) * unit;
  const around =
    Math.max(height * PICTURE, numbers) +
    nameLines * Math.max(14, 14 * unit) +
    18 * unit +
    10 +
    2 * face.powers.length;
  return around + lines * TEXT_LINE * Math.max(1, unit * 0.875) <= height;
}

/** A card in the plan: a low one has its numbers side by side, and none is narrower than its name. */
export function plannedWidth(card: Component | null, size: number): number {
  const ratio = size < LOW_PLAN ? WIDE : CARD_RATIO;
  return Math.max(Math.ceil(size * ratio) + 1, LEAST_PLACE, card === null ? 0 : narrowest([card]));
}

/** Cards in hand on a phone: in as many columns as leave most to be read, and as high as what they do in words. */
export function handInTabs(cards: readonly Component[], width: number): HandFit {
  const most = columnsInTabs(COLUMNS, width, {
    widest: WIDEST_IN_TABS,
    narrowest: narrowest(cards),
    gap: GAP,
  });
  let best = handInColumns(cards, most, width);
  for (let columns = most - 1; columns >= FEWEST_COLUMNS; columns--) {
    const wider = handInColumns(cards, columns, width);
    if (readableHand(cards, wider) > readableHand(cards, best)) best = wider;
  }
  return best;
}

function handInColumns(cards: readonly Component[], columns: number, width: number): HandFit {
  const wide = Math.max(SMALLEST * CARD_RATIO, Math.floor(share(width, columns, GAP)));
  const size = Math.min(wide / CARD_RATIO, MOST_SIZE);
  const fit = { size, width: wide, height: Math.floor(size), gap: GAP };
  while (fit.height < TALL && readableHand(cards, fit) < 1) fit.height += 4;
  return fit;
}
