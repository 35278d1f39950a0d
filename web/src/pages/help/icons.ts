// What the page of icons shows of a title.

import { GOOD_KINDS, kindName } from "../../lib/kinds";
import type { Component, Face } from "../../lib/protocol";
import type { Guide } from "../../lib/title";
import { plural } from "../../lib/wording";

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

/** The goods, where the title has any, and what each sells for. */
export function goodsOf({ goods }: Pick<Guide, "goods">): { kind: string; text: string }[] {
  if (goods === undefined) return [];
  const { lowest, unit } = goods;
  return GOOD_KINDS.map((kind, number) => ({
    kind,
    text: `${kindName(kind)} good: sells for ${plural(lowest + number, unit)}`,
  }));
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
