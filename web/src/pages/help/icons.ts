// What the page of icons shows of a title.

import { GOOD_KINDS } from "../../lib/kinds";
import type { Component, Face } from "../../lib/protocol";
import type { Guide } from "../../lib/title";
import { words } from "../../lib/words.svelte";

interface Sample {
  component: Component;
  /** What it stands for. */
  id: string;
}

const SAMPLES: readonly { id: string; is: (face: Face) => boolean }[] = [
  {
    id: "page-icon-windfall",
    is: (face) => face.shape === "world" && face.goods === "windfall" && face.cost !== null,
  },
  {
    id: "page-icon-production",
    is: (face) => face.shape === "world" && face.goods === "production" && face.cost !== null,
  },
  {
    id: "page-icon-paid",
    is: (face) => face.shape === "world" && face.goods === null && face.cost !== null,
  },
  {
    id: "page-icon-military",
    is: (face) => face.shape === "world" && face.defense !== null,
  },
  {
    id: "page-icon-development",
    is: (face) => face.shape === "development" && !face.variable_vp && !face.large,
  },
  {
    id: "page-icon-variable",
    is: (face) => face.shape === "development" && face.variable_vp,
  },
];

export function samplesOf(components: readonly Component[]): Sample[] {
  return SAMPLES.flatMap(({ id, is }) => {
    const component = components.find(({ face }) => is(face));
    return component === undefined ? [] : [{ component, id }];
  });
}

/** The goods, where the title has any, and what each sells for. */
export function goodsOf({ goods }: Pick<Guide, "goods">): { kind: string; text: string }[] {
  if (goods === undefined) return [];
  const { lowest, unit } = goods;
  return GOOD_KINDS.map((kind, number) => ({
    kind,
    text: words.say("page-icon-good", { kind, price: lowest + number, unit }),
  }));
}

const EMBLEMS = ["rebel", "imperium", "alien", "uplift", "xeno", "terraforming", "chromosome"];

/** The emblems of keywords that the title prints. */
export function emblemsOf(components: readonly Component[]): string[] {
  const used = new Set(components.flatMap(({ face }) => face.emblems));
  return EMBLEMS.filter((emblem) => used.has(emblem));
}
