// How the cards of an empire may look, the best first; names are never cut.

import type { Component } from "../../lib/protocol";
import { chipLooks, chipWidth, type Chip } from "../../lib/table/chips";
import { widthIn, type Look, type Looks } from "../../lib/table/fit";
import { nameWidth } from "../../lib/table/letters";
import { TEXT_WIDTH, wordedLooks } from "../../lib/table/texts";

/** The size of names, and a little more for letters that are wider than is known. */
const TYPE = 12.4;
const NAME_LINES = 2;
/** Two lines of a name, and what the card brings: two digits can be read on so large a hexagon. */
const NAME = 27;
const YIELDS = 26;
const BESIDE_NAME = 4;
/** VP and income side by side. */
const NARROWEST = 45;
/** Beside a name in one line; VP above income beside one in two. */
const YIELDS_BESIDE = 56;
const YIELDS_STACKED = { width: 30, height: 29 } as const;

/** What a card brings has room beside its name. */
export function chipOf(component: Component): Chip {
  return { component, beside: (lines) => (lines > 1 ? YIELDS_STACKED.width : YIELDS_BESIDE) };
}

/** How wide a card is with its name. */
export function cardWidth(component: Component, look: Look, size: number): number {
  return look.chip ? chipWidth(chipOf(component), look.chip) : widthIn(look, 0, size);
}

/** The looks of empires that are drawn alike. */
export function empireLooks(
  empires: readonly (readonly Component[])[],
  { least, most }: { least: number; most: number },
): Looks {
  const cards = empires.flat();
  const ratios = Array.from({ length: Math.max(0, ...empires.map((one) => one.length)) }, () => 1);
  const narrowest = Math.max(
    NARROWEST,
    ...cards.map((card) => nameWidth(card.name, TYPE, NAME_LINES) + BESIDE_NAME),
  );
  const named: Look = { ratios, narrowest, below: NAME + YIELDS, gap: 5, least, most, named: true };
  const chips = chipLooks(
    empires.map((one) => one.map(chipOf)),
    YIELDS_STACKED.height,
  );
  const [best = named, ...others] = wordedLooks(named, cards, Math.max(narrowest, TEXT_WIDTH));
  return best === named ? [named, ...chips] : [best, ...others, named, ...chips];
}
