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
  /** How wide a card may be for its height. */
  widest?: number;
}

/** A card may be a little wider or narrower for its height. */
const NARROWEST = 0.66;
const WIDEST = 0.92;

export interface Grid extends CardSize {
  columns: number;
}

/** The largest cards of which so many fit into the room, in as many rows as that takes. */
export function fitGrid(count: number, room: Room, limits: Limits): Grid {
  let best: Grid = { width: 0, height: 0, columns: 1 };
  for (let rows = 1; rows <= Math.max(count, 1); rows++) {
    const columns = Math.ceil(count / rows);
    const size = cardWithin(
      share(room.width, columns, limits.gap),
      Math.min(share(room.height, rows, limits.gap), limits.most),
      limits.widest ?? WIDEST,
    );
    if (size.width * size.height > best.width * best.height) best = { ...size, columns };
  }
  if (best.height < limits.least) return { ...best, width: limits.least * NARROWEST, height: limits.least };
  return { ...best, width: Math.floor(best.width), height: Math.floor(best.height) };
}

/** Cards in so many columns, however many rows that takes. */
export function columnSize(columns: number, width: number, gap: number): CardSize {
  const one = Math.max(0, Math.floor(share(width, columns, gap)));
  return { width: one, height: Math.floor(one / NARROWEST) };
}

function cardWithin(width: number, height: number, widest: number): CardSize {
  const fitted = { width: Math.min(width, height * widest), height: Math.min(height, width / NARROWEST) };
  return { width: Math.max(fitted.width, 0), height: Math.max(fitted.height, 0) };
}
