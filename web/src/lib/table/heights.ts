// Shares the height of the table among its parts, so that as much as possible can be read.

import { heightOf, largestSize, lowestIn, roomIn, type Looks } from "./fit";

/** A part of the table that may be lower or higher. */
export interface Part {
  least: number;
  /** More than this is of no use. */
  most: number;
  /** What can be read of it in so much height, from 0 for nothing; never less in more height. */
  worth: (height: number) => number;
}

/** What things are worth at best: without their names, with names beside small pictures, and with names below; the last at least. */
const UNNAMED = 0.3;
const CHIPS = 0.6;
const NAMED = 0.75;

/** Things in lines, as FitRow draws them: the better their look, the more they are worth, and a name more than a text. */
export function rowPart(looks: Looks, width: number, edge: number, weight: number): Part {
  const [best] = looks;
  const room = roomIn(width, edge);
  const worths = worthOf(looks);
  const worth = (height: number) => {
    const place = looks.findIndex((look) => heightOf(look, room, look.least) <= height - 2 * edge);
    return weight * (worths[place] ?? 0);
  };
  const last = lowestIn(looks, room);
  const least = finite(heightOf(last, room, last.least)) + 2 * edge;
  const most = finite(heightOf(best, room, largestSize(best, { width: room, height: Infinity }))) + 2 * edge;
  return { least, most: Math.max(least, most), worth };
}

function worthOf(looks: Looks): number[] {
  const chips = looks.filter((look) => look.chip).length;
  const named = looks.filter((look) => look.named).length - chips;
  const bare = looks.length - named - chips;
  return looks.map((_, place) => {
    if (place < named) return NAMED + ((1 - NAMED) * (named - place)) / named;
    if (place < named + chips) return UNNAMED + ((CHIPS - UNNAMED) * (named + chips - place)) / chips;
    return (UNNAMED * (looks.length - place)) / bare;
  });
}

function finite(height: number): number {
  return Number.isFinite(height) ? height : 0;
}

/** In so many pixels heights are tried. */
const STEP = 4;

/** The heights with which the parts are worth most together; what is left over then is shared by all that can use it. */
export function shareHeight(height: number, parts: readonly Part[]): number[] {
  const least = parts.map((part) => Math.min(part.least, part.most));
  const spare = height - sum(least);
  if (spare <= 0) return least;
  const heights = best(Math.floor(spare / STEP), parts, least);
  return spread(height - sum(heights), heights, parts);
}

/** By dynamic programming: what the first parts are worth in so many steps, for each number of steps. */
function best(steps: number, parts: readonly Part[], least: readonly number[]): number[] {
  const given: number[][] = [];
  let before = new Array<number>(steps + 1).fill(0);
  for (const [place, part] of parts.entries()) {
    const low = least[place] ?? 0;
    const worths = Array.from({ length: steps + 1 }, (_, step) =>
      part.worth(Math.min(low + step * STEP, part.most)),
    );
    const after: number[] = [];
    const choice: number[] = [];
    for (let all = 0; all <= steps; all++) {
      let most = -Infinity;
      let taken = 0;
      for (let own = 0; own <= all; own++) {
        const worth = (worths[own] ?? 0) + (before[all - own] ?? 0);
        // The least that is worth as much: what is left over is shared afterwards.
        if (worth > most + 1e-9) [most, taken] = [worth, own];
      }
      after.push(most);
      choice.push(taken);
    }
    given.push(choice);
    before = after;
  }
  const heights: number[] = [];
  let left = steps;
  for (let place = parts.length - 1; place >= 0; place--) {
    const own = given[place]?.[left] ?? 0;
    heights.unshift((least[place] ?? 0) + own * STEP);
    left -= own;
  }
  return heights;
}

/** Gives what is left over to all parts that are not as high as they can use, in even shares. */
function spread(left: number, heights: readonly number[], parts: readonly Part[]): number[] {
  const spread = [...heights];
  let rest = left;
  while (rest > 0.5) {
    const open = parts.flatMap((part, place) => ((spread[place] ?? 0) < part.most ? [place] : []));
    if (open.length === 0) return spread;
    const each = rest / open.length;
    for (const place of open) {
      const more = Math.min(each, (parts[place]?.most ?? 0) - (spread[place] ?? 0));
      spread[place] = (spread[place] ?? 0) + more;
      rest -= more;
    }
  }
  return spread;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
