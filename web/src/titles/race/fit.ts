// How large cards can be so that all of them fit.

import { share, type Room } from "../../lib/table/fit";

export interface CardSize {
  width: number;
  height: number;
}

export interface Limits {
  gap: number;
  /** The height of the largest and the smallest card. */
  most: number;
  least: number;
  /** How much of the cards can be read at a size: what counts first. */
  worth?: (size: CardSize) => number;
}

/** A card may be a little wider or narrower for its height. */
const NARROWEST = 0.66;
const WIDEST = 0.92;
/** Or wider than high, where more can be read then. */
const WIDEST_FOR_WORDS = 1.3;
/** Of a lower card the name needs the width. */
const LOW = 120;

export interface Grid extends CardSize {
  columns: number;
}

/** The cards that can best be read, and of these the largest, of which so many fit into the room, in as many rows as that takes. */
export function fitGrid(count: number, room: Room, limits: Limits): Grid {
  let best: Grid = { width: 0, height: 0, columns: 1 };
  let most = -1;
  for (const widest of limits.worth === undefined ? [WIDEST] : [WIDEST, WIDEST_FOR_WORDS]) {
    for (let rows = 1; rows <= Math.max(count, 1); rows++) {
      const columns = Math.ceil(count / rows);
      const size = cardWithin(
        share(room.width, columns, limits.gap),
        Math.min(share(room.height, rows, limits.gap), limits.most),
        widest,
      );
      const worth = limits.worth?.(size) ?? 0;
      const larger = size.width * size.height > best.width * best.height;
      if (
        worth > most + 1e-9 ||
        (worth > most - 1e-9 && larger && (widest === WIDEST || size.height < LOW))
      ) {
        best = { ...size, columns };
        most = worth;
      }
    }
  }
  if (best.height < limits.least) return { ...best, width: limits.least * NARROWEST, height: limits.least };
  return best;
}

/** Cards in so many columns, however many rows that takes. */
export function columnSize(columns: number, width: number, gap: number): CardSize {
  const one = Math.max(0, Math.floor(share(width, columns, gap)));
  return { width: one, height: Math.floor(one / NARROWEST) };
}

function cardWithin(width: number, height: number, widest: number): CardSize {
  return {
    width: Math.max(0, Math.floor(Math.min(width, height * widest))),
    height: Math.max(0, Math.floor(Math.min(height, width / NARROWEST))),
  };
}
