// How the cards of an empire may look, the best first; names are never cut.

import type { Component } from "../../lib/protocol";
import { chipLooks, chipWidth, type Chip } from "../../lib/table/chips";
import type { Look, Looks } from "../../lib/table/fit";
import { nameWidth } from "../../lib/table/letters";
import { TEXT_WIDTH, wordedLooks } from "../../lib/table/texts";

/** The size of names, and a little more for letters that are wider than is known. */
const TYPE = 12.4;
const NAME_LINES = 2;
/** Two lines of a name, and what the card brings: two digits can be read on so large a hexagon. */
const NAME = 27;
const YIELDS = 26;
const BESIDE_NAME = 4;
/** What a card brings, side by side: VPs, income and icons. */
const YIELD = { vp: 24, income: 26, icon: 15 } as const;
/** Beside a name in one line; VP above income beside one in two. */
const YIELDS_BESIDE = 56;
const YIELDS_STACKED = { width: 30, height: 29 } as const;

/** What a card brings has room beside its name. */
export function chipOf(component: Component): Chip {
  return { component, beside: (lines) => (lines > 1 ? YIELDS_STACKED.width : YIELDS_BESIDE) };
}

/** How wide a card is with its name, or with its text. */
export function cardWidth(component: Component, look: Look, size: number): number {
  if (look.chip) return chipWidth(chipOf(component), look.chip);
  return Math.max(size, look.lines ? textWidth(component) : widthOfName(component));
}

function widthOfName(component: Component): number {
  return Math.max(widthOfYields(component), nameWidth(component.name, TYPE, NAME_LINES) + BESIDE_NAME);
}

/** At most: what a power brings depends on the empire. */
function widthOfYields({ face }: Component): number {
  const icons = Object.values(face.icons).reduce((sum, one) => sum + one, 0);
  const vp = face.variable_vp || face.vp ? YIELD.vp : 0;
  const income = face.income || face.powers.length > 0 ? YIELD.income : 0;
  return vp + income + icons * YIELD.icon;
}

function textWidth(component: Component): number {
  return Math.max(TEXT_WIDTH, widthOfName(component));
}

/** The looks of empires that are drawn alike. */
export function empireLooks(
  empires: readonly (readonly Component[])[],
  { least, most }: { least: number; most: number },
): Looks {
  const cards = empires.flat();
  const as = (width: (card: Component) => number) => {
    const [first = NOTHING, ...alike] = empires.map((one) => ({
      ratios: one.map(() => 1),
      narrowest: one.map(width),
    }));
    return { ...first, alike };
  };
  const named: Look = { ...as(widthOfName), below: NAME + YIELDS, gap: 5, least, most, named: true };
  const chips = chipLooks(
    empires.map((one) => one.map(chipOf)),
    YIELDS_STACKED.height,
  );
  const worded = as(textWidth);
  const [best = named, ...others] = wordedLooks({ ...named, ...worded }, cards, worded.narrowest);
  return best === named ? [named, ...chips] : [best, ...others, named, ...chips];
}

const NOTHING = { ratios: [], narrowest: [] };
