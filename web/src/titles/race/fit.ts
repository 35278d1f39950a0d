// How large cards can be so that all of them fit.

export interface Room {
  width: number;
  height: number;
}

export interface CardSize {
  width: number;
  height: number;
}

export interface Limits {
  gap: number;
  /** The height of the largest and the smallest card. */
  most: number;
  least: number;
}

/** A card may be a little wider or narrower for its height. */
const NARROWEST = 0.7;
const WIDEST = 0.92;

/** The largest cards of which so many fit into the room, in as many rows as that takes. */
export function fitGrid(count: number, room: Room, limits: Limits): CardSize {
  let best: CardSize = { width: 0, height: 0 };
  for (let rows = 1; rows <= Math.max(count, 1); rows++) {
    const columns = Math.ceil(count / rows);
    const size = cardWithin(share(room.width, columns, limits.gap), share(room.height, rows, limits.gap));
    if (size.width * size.height > best.width * best.height) best = size;
  }
  const scale = Math.min(1, limits.most / Math.max(best.height, 1));
  if (best.height < limits.least) return { width: limits.least * NARROWEST, height: limits.least };
  return { width: Math.floor(best.width * scale), height: Math.floor(best.height * scale) };
}

export interface Row extends CardSize {
  /** From one card to the next; less than a width where they overlap. */
  step: number;
}

/** One row of cards, which overlap rather than become smaller than the least height. */
export function fitRow(count: number, room: Room, limits: Limits): Row {
  const height = Math.min(room.height, limits.most);
  const full = cardWithin(share(room.width, count, limits.gap), height);
  const least = Math.min(limits.least, height);
  const size = full.height < least ? { width: least * NARROWEST, height: least } : full;
  const spread = count > 1 ? (room.width - size.width) / (count - 1) : room.width;
  return {
    width: Math.floor(size.width),
    height: Math.floor(size.height),
    step: Math.floor(Math.min(size.width + limits.gap, spread)),
  };
}

/** Cards in so many columns, however many rows that takes. */
export function columnSize(columns: number, width: number, gap: number): CardSize {
  const one = Math.max(0, Math.floor(share(width, columns, gap)));
  return { width: one, height: Math.floor(one / NARROWEST) };
}

function share(length: number, parts: number, gap: number): number {
  return (length - gap * (parts - 1)) / Math.max(parts, 1);
}

function cardWithin(width: number, height: number): CardSize {
  const fitted = { width: Math.min(width, height * WIDEST), height: Math.min(height, width / NARROWEST) };
  return { width: Math.max(fitted.width, 0), height: Math.max(fitted.height, 0) };
}
