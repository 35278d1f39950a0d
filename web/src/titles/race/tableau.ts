// How the cards of a tableau are drawn in the room there is.

import type { Component } from "../../lib/protocol";
import { share } from "../../lib/table/fit";
import { columnsInTabs } from "../../lib/table/phone";
import { narrowest, readable, showing, standsBeside } from "./card";
import { columnSize, fitGrid, type CardSize } from "./fit";

/** A card, or a small picture with the name beside it. */
export type Form = "card" | "line";

export interface Look extends CardSize {
  form: Form;
  gap: number;
  /** Whether there is not room for all, so that the tableau scrolls. */
  scrolls: boolean;
}

/** Between cards; and around them, for the glow and for goods that reach beyond a card. */
export const GAP = 8;
export const EDGE = 5;
const PHONE_COLUMNS = 4;
const WIDEST_ON_PHONE = 140;
/** Names in three lines beside a picture, or in two beside a smaller one. */
const LINES = [
  { lines: 3, least: 32, most: 40 },
  { lines: 2, least: 26, most: 28 },
] as const;
/** Beside a name: the gap to the picture, and where a good lies. */
const BESIDE_NAME = 14;
const LINE_GAP = 3;

/** What can be read of a tableau that is not drawn as cards. */
const LINES_WORTH = 0.3;

/** So many cards at most, of which these are some; without a height there is as much as it takes, as on a phone. */
export function fitTableau(
  cards: readonly Component[],
  count: number,
  room: { width: number; height: number | null },
  limits: { gap: number; most: number },
): Look {
  const { gap, most } = limits;
  if (room.height === null) {
    const columns = columnsInTabs(PHONE_COLUMNS, room.width, {
      widest: WIDEST_ON_PHONE,
      narrowest: Math.max(0, ...cards.map(narrowest)),
      gap,
    });
    return { form: "card", gap, scrolls: false, ...columnSize(columns, room.width, gap) };
  }
  const { width, height } = room;
  const worth = (size: CardSize) => (areNamed(cards, size) ? 1 : 0) + readable(cards, size);
  const card = fitGrid(count, { width, height }, { gap, most, least: 0, worth });
  if (areNamed(cards, card)) return { form: "card", gap, scrolls: false, ...card };
  return inLines(cards, count, width, height);
}

/** How much of it can be read in this look. */
export function readableTableau(cards: readonly Component[], look: Look): number {
  if (look.form === "card") return readable(cards, look);
  return look.scrolls ? 0 : LINES_WORTH;
}

function areNamed(cards: readonly Component[], size: CardSize): boolean {
  return cards.every((card) => showing(card, size) !== null);
}

/** Lines that all fit, with as much room for names as there is; else the lowest ones, which scroll. */
function inLines(cards: readonly Component[], count: number, width: number, height: number): Look {
  let last: Look | null = null;
  for (const { lines, least, most } of LINES) {
    const areNamed = (wide: number, high: number) =>
      cards.every(({ name }) => standsBeside(name, wide - high - BESIDE_NAME, lines));
    for (let columns = 1; columns <= Math.max(count, 1); columns++) {
      const rows = Math.ceil(count / columns);
      const wide = Math.floor(share(width, columns, LINE_GAP));
      const fitting = Math.floor(share(height, rows, LINE_GAP));
      const high = Math.max(least, Math.min(fitting, most));
      if (columns > 1 && !areNamed(wide, high)) break;
      last = { form: "line", gap: LINE_GAP, scrolls: fitting < least, width: wide, height: high };
      if (!last.scrolls) return last;
    }
  }
  return last ?? { form: "line", gap: LINE_GAP, scrolls: true, width, height: LINES[1].least };
}
