// What fits on a card of a given size.

import { phasesOf } from "../../art/faces/parts";
import type { Component, FacePower } from "../../lib/protocol";
import { linesOf, longestWord } from "../../lib/table/letters";
import { powerLines } from "../../lib/table/powers";
import { words } from "../../lib/words.svelte";
import type { CardSize } from "./fit";

const LARGEST_TEXT = 15;
const LARGEST_NAME = 18;
const SMALLEST_TEXT = 12;
const LINE_HEIGHT = 1.18;
const NAME_LINE_HEIGHT = 1.08;
/** Beside a name, and above and below it. */
const NAME_EDGES: CardSize = { width: 8, height: 4 };
/** Edges around the words, and gaps between them. */
const AROUND_WORDS = 9;
const BETWEEN_WORDS = 2;
/** A card that is narrower has no words, only shreds of them. */
const NARROWEST_WORDS = 96;
/** The row with the phases of the powers. */
const ICON_ROW = 17;
const BORDERS = 2;
/** A letter may be a little wider than is known. */
const CARE = 1.03;

/** In this order as room shrinks; without its whole name a card is not to be drawn. */
export type Showing = "words" | "icons" | "name";

/** From which height on a card shows how much; infinite where its width does not do. */
export type Needs = Readonly<Record<Showing, number>>;

const WORTH: Readonly<Record<Showing, number>> = { words: 1, icons: 0.7, name: 0.4 };

const known = new Map<string, Needs>();

/** How high a card of this width must be for what it shows. */
export function needsOf(component: Component, width: number): Needs {
  const key = `${words.language} ${component.id} ${Math.floor(width)}`;
  let needs = known.get(key);
  if (needs === undefined) known.set(key, (needs = measured(component, Math.floor(width))));
  return needs;
}

function measured(component: Component, width: number): Needs {
  const { face, name } = component;
  const top = badgeSize(width) + 8 + BORDERS;
  const named = top + nameHeight(name, width, SMALLEST_TEXT);
  const hasIcons = face.emblems.length > 0 || phasesOf(face).length > 0;
  // Emblems stand behind the name of a card with words.
  const inWords = top + nameHeight(name, width - 4, SMALLEST_TEXT, face.emblems.length);
  const wide = width >= NARROWEST_WORDS || face.powers.length === 0;
  return {
    words: wide ? inWords + wordsHeight(face.powers, width, SMALLEST_TEXT) + 2 : Infinity,
    icons: named + (hasIcons ? ICON_ROW : 0),
    name: named,
  };
}

/** What a card of this size shows; null where not even its name fits. */
export function showing(component: Component, { width, height }: CardSize): Showing | null {
  const needs = needsOf(component, width);
  if (needs.words <= height) return "words";
  if (needs.icons <= height) return "icons";
  return needs.name <= height ? "name" : null;
}

/** How much of the cards can be read at this size: 1 if all, 0 if nothing. */
export function readable(cards: readonly Component[], size: CardSize): number {
  let sum = 0;
  for (const card of cards) {
    const shown = showing(card, size);
    sum += shown === null ? 0 : WORTH[shown];
  }
  return cards.length === 0 ? 1 : sum / cards.length;
}

/** The largest name that leaves room for the rest. */
export function nameSize(component: Component, { width, height }: CardSize, shown: Showing | null): number {
  const { name } = component;
  const spare = height - needsOf(component, width)[shown ?? "name"];
  const least = nameHeight(name, width, SMALLEST_TEXT);
  let size = Math.min(LARGEST_NAME, shown === "words" ? height * 0.072 : width * 0.13);
  const fits = () => nameHeight(name, width, size) - least <= spare;
  while (size > SMALLEST_TEXT && !fits()) size -= 0.5;
  return Math.max(SMALLEST_TEXT, size);
}

/** The largest text with which all powers fit beside a name of this size. */
export function textSize(component: Component, { width, height }: CardSize, name: number): number {
  const { powers, emblems } = component.face;
  const around =
    badgeSize(width) + 10 + BORDERS + nameHeight(component.name, width - 4, name, emblems.length);
  let size = Math.min(LARGEST_TEXT, Math.max(SMALLEST_TEXT, height * 0.06));
  while (size > SMALLEST_TEXT && around + wordsHeight(powers, width, size) > height) size -= 0.5;
  return Math.max(SMALLEST_TEXT, size);
}

/** How high the picture is above the name at least. */
export function pictureHeight(component: Component, size: CardSize): number {
  const { name, face } = component;
  const shown = showing(component, size) ?? "name";
  const type = nameSize(component, size, shown);
  const around = size.height - BORDERS;
  if (shown === "words") {
    const text = wordsHeight(face.powers, size.width, textSize(component, size, type));
    return around - nameHeight(name, size.width - 4, type, face.emblems.length) - text;
  }
  return around - nameHeight(name, size.width, type) - (shown === "icons" ? ICON_ROW : 0);
}

/** The size of cost and VP in the upper corners. */
export function badgeSize(width: number): number {
  return Math.max(20, Math.min(width * 0.21, 44));
}

function nameHeight(name: string, width: number, size: number, emblems = 0): number {
  const room = width - NAME_EDGES.width;
  const text = emblems === 0 ? name : `${name} ${"M".repeat(emblems * 2)}`;
  return linesOf(text, size * CARE, room, "names") * size * NAME_LINE_HEIGHT + NAME_EDGES.height;
}

function wordsHeight(powers: readonly FacePower[], width: number, size: number): number {
  if (powers.length === 0) return 0;
  const lines = powerLines(powers, width, size * CARE);
  return lines * size * LINE_HEIGHT + (powers.length - 1) * BETWEEN_WORDS + AROUND_WORDS;
}

/** The least width of a card with this name. */
export function narrowest({ name }: Component): number {
  return Math.ceil(longestWord(name, SMALLEST_TEXT * CARE, "names")) + NAME_EDGES.width;
}

/** Whether a name of so many lines at most stands beside a small picture. */
export function standsBeside(name: string, width: number, lines: number): boolean {
  return linesOf(name, SMALLEST_TEXT * CARE, width, "names") <= lines;
}
