// How high the rows of the table are: height goes first to what would lose its text or its name.

import type { Component } from "../../lib/protocol";
import { share } from "../../lib/table/fit";
import { shareHeight, type Part } from "../../lib/table/heights";
import { readable } from "./card";
import { EDGE as HAND_EDGE, fitHand } from "./hand";
import { EDGE, fitTableau, GAP, readableTableau } from "./tableau";

/** The height of the largest card in each row. */
export const MOST = { others: 280, tableau: 330, drawn: 380, hand: 380 } as const;

type Row = keyof typeof MOST;

/** What is chosen from counts more than what is only looked up. */
const WEIGHT: Readonly<Record<Row, number>> = { others: 1, tableau: 1, drawn: 1.5, hand: 1.4 };
/** Numbers above each tableau, and the words above cards that were drawn. */
const HEADING: Readonly<Record<Row, number>> = { others: 36, tableau: 32, drawn: 20, hand: 0 };
/** Names stay, as lines beside pictures, in so much height. */
const LEAST = 44;
const NO_HAND = 48;
const BETWEEN_EMPIRES = 22;

/** The cards in each row; the tableaus of the others stand side by side. */
export interface RowCards {
  others: readonly (readonly Component[])[];
  columns: number;
  tableau: readonly Component[];
  drawn: readonly Component[];
  hand: readonly Component[];
}

/** The heights of the rows of one's own table, and of the others' above them. */
export function rowHeights(cards: RowCards, room: { width: number; height: number }): Record<Row, number> {
  const handWidth = room.width - 2 * HAND_EDGE;
  const parts: Record<Row, Part> = {
    others: tableauPart("others", cards.others, share(room.width, cards.columns, BETWEEN_EMPIRES)),
    tableau: tableauPart("tableau", [cards.tableau], room.width),
    drawn: handPart("drawn", cards.drawn, handWidth),
    hand: handPart("hand", cards.hand, handWidth),
  };
  if (cards.hand.length === 0) parts.hand = fixed(NO_HAND);
  if (cards.drawn.length === 0) parts.drawn = fixed(0);
  const [others = 0, tableau = 0, drawn = 0, hand = 0] = shareHeight(room.height, Object.values(parts));
  return { others, tableau, drawn, hand };
}

function tableauPart(row: Row, tableaus: readonly (readonly Component[])[], width: number): Part {
  const around = HEADING[row] + 2 * EDGE;
  const cards = tableaus.flat();
  const count = Math.max(0, ...tableaus.map((one) => one.length));
  const limits = { gap: GAP, most: MOST[row] };
  const worth = (height: number) => {
    const look = fitTableau(cards, count, { width: width - 2 * EDGE, height: height - around }, limits);
    return WEIGHT[row] * readableTableau(cards, look);
  };
  return { least: around + LEAST, most: around + MOST[row], worth };
}

function handPart(row: Row, cards: readonly Component[], width: number): Part {
  const around = HEADING[row] + 2 * HAND_EDGE;
  const worth = (height: number) =>
    WEIGHT[row] * readable(cards, fitHand(cards, { width, height: height - around }, MOST[row]));
  return { least: around + 92, most: around + MOST[row], worth };
}

function fixed(height: number): Part {
  return { least: height, most: height, worth: () => 0 };
}
