// How worlds and developments of an empire may look, the best first; names are never cut.

import { phasesOf } from "../../art/faces/parts";
import { faceRatio } from "../../art/faces/size";
import type { Catalog } from "../../lib/catalog";
import type { Component } from "../../lib/protocol";
import { chipLooks, chipWidth, withIcons, type Chip } from "../../lib/table/chips";
import type { Look, Looks } from "../../lib/table/fit";
import { nameWidth } from "../../lib/table/letters";
import { TEXT_WIDTH, wordedLooks } from "../../lib/table/texts";
import type { Empire, Limits } from "./view";

/** The size of names, and a little more for letters that are wider than is known. */
const TYPE = 12.4;
const NAME_LINES = 2;
/** Two lines of a name below a picture. */
export const NAME = 27;
/** What a name needs beside it. */
const BESIDE_NAME = 4;
/** The good of a world whose name stands beside it. */
export const CRATE = 17;
/** A place without a world is drawn smaller. */
export const FREE_PLACE = 0.5;
/** How wide a free space of a mat is for each pixel of its height, as a small development. */
export const SPACE = 1.15;

/** One's own worlds, with places for nine. */
export function myWorldLooks(catalog: Catalog, empire: Empire, limits: Limits): Looks {
  const colonies = tilesOf(
    catalog,
    empire.colonies.map(({ id }) => id),
  );
  const explored = tilesOf(catalog, empire.explored);
  const free = Array.from({ length: freePlaces(empire, limits) });
  const ratios = [...colonies.map(() => 1), ...free.map(() => FREE_PLACE), ...explored.map(() => 1)];
  const widths = (width: (tile: Component) => number) => [
    ...colonies.map(width),
    ...free.map(() => 0),
    ...explored.map(width),
  ];
  const look = { ratios, gap: 6, below: 17, least: 60, most: 150, named: true, detailed: true };
  const named = { ...look, narrowest: widths(widthOfName) };
  return best(
    wordedLooks(
      named,
      [...colonies, ...explored],
      widths(() => TEXT_WIDTH),
    ),
    named,
  );
}

/** The worded looks before the others. */
function best([first, ...rest]: readonly Look[], ...others: [Look, ...Look[]]): Looks {
  return first === undefined ? others : [first, ...rest, ...others];
}

export function freePlaces(empire: Empire, limits: Limits): number {
  return Math.max(0, limits.worlds - empire.colonies.length - empire.explored.length);
}

/** The worlds of others, all on the scale of the largest empire. */
export function worldLooks(catalog: Catalog, empires: readonly Empire[]): Looks {
  const rows = empires.map((empire) =>
    catalog.withComponents([...empire.colonies, ...empire.explored.map((id) => ({ id, good: null }))]),
  );
  const count = Math.max(0, ...rows.map((row) => row.length));
  const ratios = Array.from({ length: count }, () => 1);
  const widest = (width: (world: Component) => number) =>
    Math.max(0, ...rows.flat().map(({ component }) => width(component)));
  const named = { ratios, gap: 4, named: true };
  return [
    { ...named, narrowest: widest(widthOfName), below: 14, least: 62, most: 120, detailed: true },
    { ...named, narrowest: widest(widthWithIcons), below: NAME, least: 26, most: 62 },
    ...chipLooks(rows.map((row) => row.map(({ component, good }) => worldChip(component, good)))),
  ];
}

/** Worlds and developments of others as chips in one flow, where they have room for nothing else. */
export function flowLooks(catalog: Catalog, empires: readonly Empire[]): Looks {
  const flows = empires.map((empire) => [
    ...catalog.withComponents(empire.colonies).map(({ component, good }) => worldChip(component, good)),
    ...tilesOf(catalog, empire.developments).map(matChip),
    ...tilesOf(catalog, empire.explored).map((component) => worldChip(component, null)),
  ]);
  return chipLooks(flows) as [Look, ...Look[]];
}

/** A good stands between the picture of a world and its name, the icons of its powers behind. */
function worldChip(component: Component, good: string | null): Chip {
  return {
    component,
    beside: () => (good === null ? 0 : CRATE),
    icons: phasesOf(component.face).length,
  };
}

/** A mat with so many free spaces. */
export function myMatLooks(catalog: Catalog, empire: Empire, free: number): Looks {
  const tiles = tilesOf(catalog, empire.developments);
  const spaces = Array.from({ length: free });
  const widths = (width: (tile: Component) => number) => [...tiles.map(width), ...spaces.map(() => 0)];
  const named = {
    ratios: [...tiles.map(ratioOf), ...spaces.map(() => SPACE)],
    narrowest: widths(widthOfName),
    gap: 4,
    least: 34,
    most: 96,
    below: NAME,
    named: true,
  };
  // Chips of one line would be too low to be chosen.
  const chips = chipLooks([tiles.map(matChip)])
    .slice(0, 1)
    .map((look) => ({ ...look, ratios: [...look.ratios, ...spaces.map(() => SPACE)] }));
  return best(
    wordedLooks(
      named,
      tiles,
      widths(() => TEXT_WIDTH),
    ),
    named,
    ...chips,
  );
}

/** The mats of others, all on the scale of the longest. */
export function matLooks(catalog: Catalog, empires: readonly Empire[]): Looks {
  const mats = empires.map(({ developments }) => tilesOf(catalog, developments));
  const [first = NOTHING, ...alike] = mats.map((mat) => ({
    ratios: mat.map(ratioOf),
    narrowest: mat.map(widthOfName),
  }));
  return [
    { ...first, alike, gap: 3, below: NAME, least: 26, most: 52, named: true },
    ...chipLooks(mats.map((mat) => mat.map(matChip))),
  ];
}

const NOTHING = { ratios: [], narrowest: [] };

function matChip(component: Component): Chip {
  return { component, ratio: ratioOf(component) };
}

function tilesOf(catalog: Catalog, ids: readonly string[]): Component[] {
  return ids.flatMap((id) => catalog.component(id) ?? []);
}

function ratioOf(tile: Component): number {
  return faceRatio(tile, "mini");
}

/** How wide the name of a tile is in two lines. */
function widthOfName({ name }: Component): number {
  return nameWidth(name, TYPE, NAME_LINES) + BESIDE_NAME;
}

/** The icons of a small picture stand behind its name. */
function widthWithIcons({ name, face }: Component): number {
  return nameWidth(withIcons(name, phasesOf(face).length), TYPE, NAME_LINES) + BESIDE_NAME;
}

/** How wide a world is with its name. */
export function worldWidth(world: Component, good: string | null, size: number, look: Look): number {
  return look.chip ? chipWidth(worldChip(world, good), look.chip) : widthInLook(world, size, look);
}

/** How wide a development is with its name. */
export function developmentWidth(tile: Component, size: number, look: Look): number {
  return look.chip ? chipWidth(matChip(tile), look.chip) : widthInLook(tile, size * ratioOf(tile), look);
}

/** How wide a tile is: as its picture, or as what stands below. */
function widthInLook(tile: Component, picture: number, look: Look): number {
  if (look.lines) return Math.max(picture, TEXT_WIDTH);
  return Math.max(
    picture + (look.beside ?? 0),
    typeof look.narrowest === "number" ? look.narrowest : widthOfName(tile),
  );
}
