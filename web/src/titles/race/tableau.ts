// How the cards of a tableau are drawn in the room there is.

import { columnSize, fitGrid, type CardSize } from "./fit";

/** A card, a small picture with the name beside it, or only the picture. */
export type Form = "card" | "line" | "mini";

export interface Look extends CardSize {
  form: Form;
  gap: number;
}

/** Below this a card has no room for its name. */
const NAMED: CardSize = { width: 66, height: 68 };
/** Small cards may be wider than high, for the sake of their names. */
const WIDEST_SMALL = 1.3;
const PHONE_COLUMNS = 4;
const LINE_WIDTH = 92;
const LINE_HEIGHT = { most: 40, least: 32 };
const LINE_GAP = 3;
const MINI = { most: 64, least: 36 };

/** Without a height there is as much as it takes, as on a phone. */
export function fitTableau(
  count: number,
  room: { width: number; height: number | null },
  limits: { gap: number; most: number },
): Look {
  const { gap, most } = limits;
  if (room.height === null) return { form: "card", gap, ...columnSize(PHONE_COLUMNS, room.width, gap) };
  const { width, height } = room;
  for (const widest of [undefined, WIDEST_SMALL]) {
    const card = fitGrid(count, { width, height }, { gap, most, least: 0, widest });
    if (card.width >= NAMED.width && card.height >= NAMED.height) return { form: "card", gap, ...card };
  }
  return lines(count, width, height) ?? minis(count, width, height);
}

/** As few columns as all lines fit in, so that names have room. */
function lines(count: number, width: number, height: number): Look | null {
  const most = Math.floor((width + LINE_GAP) / (LINE_WIDTH + LINE_GAP));
  for (let columns = 2; columns <= most; columns++) {
    const rows = Math.ceil(count / columns);
    const line = Math.floor((height - LINE_GAP * (rows - 1)) / rows);
    if (line < LINE_HEIGHT.least) continue;
    return {
      form: "line",
      gap: LINE_GAP,
      width: Math.floor((width - LINE_GAP * (columns - 1)) / columns),
      height: Math.min(line, LINE_HEIGHT.most),
    };
  }
  return null;
}

function minis(count: number, width: number, height: number): Look {
  const { width: wide, height: high } = fitGrid(count, { width, height }, { gap: LINE_GAP, ...MINI });
  const side = Math.max(MINI.least, Math.min(wide, high));
  return { form: "mini", gap: LINE_GAP, width: side, height: side };
}
