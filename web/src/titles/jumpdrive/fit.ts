// How large things can be drawn so that all of them fit.

/** How wide a card is for each pixel of its height. */
export const CARD_RATIO = 0.76;
const HAND_GAP = 8;
const SMALLEST = 96;
const LARGEST = 260;
/** Below this height the names on cards cannot be read. */
const READABLE = 108;
/** The height of a card when there are two rows of them. */
const SECOND_ROW = 108;

export interface Shape {
  /** Width for each pixel of a thing's size. */
  ratio: number;
  /** Pixels beside and below the picture. */
  beside: number;
  below: number;
  /** No thing is narrower than this. */
  narrowest: number;
  gap: number;
}

/** The largest size in which so many things fit into the room, within the limits. */
export function fitting(
  count: number,
  width: number,
  height: number,
  shape: Shape,
  least: number,
  most: number,
): number {
  for (let size = most; size > least; size -= 2) {
    if (fits(count, width, height, shape, size)) return size;
  }
  return least;
}

/** Whether so many things of this size fit. */
export function fits(count: number, width: number, height: number, shape: Shape, size: number): boolean {
  return rows(count, width, size, shape) * (size + shape.below + shape.gap) - shape.gap <= height;
}

function rows(count: number, width: number, size: number, shape: Shape): number {
  const each = Math.max(size * shape.ratio + shape.beside, shape.narrowest) + shape.gap;
  return Math.ceil(count / Math.max(1, Math.floor((width + shape.gap) / each)));
}

/** Cards in hand stay in one row while they can be read there; more of them take two. */
export function handSize(count: number, width: number, room: number): number {
  const one = widthFor(count, width) / CARD_RATIO;
  const two = widthFor(Math.ceil(count / 2), width) / CARD_RATIO;
  const size = one >= READABLE ? Math.min(one, room) : Math.min(two, SECOND_ROW);
  return Math.floor(Math.max(SMALLEST, Math.min(size, LARGEST)));
}

/** How high cards in hand are with so many side by side. */
export function handSizeOf(columns: number, width: number): number {
  return Math.max(SMALLEST, Math.floor(widthFor(columns, width) / CARD_RATIO));
}

function widthFor(columns: number, width: number): number {
  return (width + HAND_GAP) / Math.max(1, columns) - HAND_GAP;
}
