// How large cards in hand can be.

import { CARD_RATIO } from "../../art/faces/size";
import { share } from "../../lib/table/fit";

const HAND_GAP = 8;
const SMALLEST = 96;
const LARGEST = 260;
/** Below this height the names on cards cannot be read. */
const READABLE = 108;
/** The height of a card when there are two rows of them. */
const SECOND_ROW = 108;

/** Cards in hand stay in one row while they can be read there; more of them take two. */
export function handSize(count: number, width: number, room: number): number {
  const one = share(width, count, HAND_GAP) / CARD_RATIO;
  const two = share(width, Math.ceil(count / 2), HAND_GAP) / CARD_RATIO;
  const size = one >= READABLE ? Math.min(one, room) : Math.min(two, SECOND_ROW);
  return Math.floor(Math.max(SMALLEST, Math.min(size, LARGEST)));
}

/** How high cards in hand are with so many side by side. */
export function handSizeOf(columns: number, width: number): number {
  return Math.max(SMALLEST, Math.floor(share(width, columns, HAND_GAP) / CARD_RATIO));
}
