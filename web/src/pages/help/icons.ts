// What the page of icons shows of a title.

import type { Component, Face } from "../../lib/protocol";

interface Sample {
  component: Component;
  text: string;
}

const SAMPLES: readonly { text: string; is: (face: Face) => boolean }[] = [
  {
    text: "Windfall world: a halo in the colour of its kind",
    is: (face) => face.shape === "world" && face.goods === "windfall" && face.cost !== null,
  },
  {
    text: "Production world: a disc in the colour of its kind",
    is: (face) => face.shape === "world" && face.goods === "production" && face.cost !== null,
  },
  {
    text: "World to pay for: a dark rim and its cost",
    is: (face) => face.shape === "world" && face.goods === null && face.cost !== null,
  },
  {
    text: "Military world: a red rim and its defense",
    is: (face) => face.shape === "world" && face.defense !== null,
  },
  {
    text: "Development: a diamond with its cost",
    is: (face) => face.shape === "development" && !face.variable_vp && !face.large,
  },
  {
    text: "Development whose VP are counted at the end",
    is: (face) => face.shape === "development" && face.variable_vp,
  },
];

export function samplesOf(components: readonly Component[]): Sample[] {
  return SAMPLES.flatMap(({ text, is }) => {
    const component = components.find(({ face }) => is(face));
    return component === undefined ? [] : [{ component, text }];
  });
}

const KINDS = [
  ["novelty", "Novelty"],
  ["rare", "Rare Elements"],
  ["genes", "Genes"],
  ["alien", "Alien Technology"],
] as const;

/** What the cheapest good sells for, without powers; each other kind brings 1 more than the one before. */
const LOWEST_PRICE: Readonly<Record<string, readonly [number, string]>> = {
  newfrontiers: [1, "credits"],
  race: [2, "cards"],
};

/** The goods, where the title has any, and what each sells for. */
export function goodsOf(title: string): { kind: string; text: string }[] {
  const price = LOWEST_PRICE[title];
  if (price === undefined) return [];
  const [lowest, unit] = price;
  return KINDS.map(([kind, name], number) => {
    const amount = lowest + number;
    return { kind, text: `${name} good: sells for ${amount} ${amount === 1 ? unit.slice(0, -1) : unit}` };
  });
}

const EMBLEMS: Readonly<Record<string, string>> = {
  rebel: "Rebel",
  imperium: "Imperium",
  alien: "Alien",
  uplift: "Uplift",
  xeno: "Xeno",
  terraforming: "Terraforming",
  chromosome: "Chromosome",
};

/** The emblems of keywords that the title prints. */
export function emblemsOf(components: readonly Component[]): { emblem: string; text: string }[] {
  const used = new Set(components.flatMap(({ face }) => face.emblems));
  return Object.entries(EMBLEMS).flatMap(([emblem, text]) => (used.has(emblem) ? [{ emblem, text }] : []));
}
