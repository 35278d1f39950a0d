import type { FaceKind } from "../types";
import { extrasFor } from "./extras";
import { hintsFor, type Feature, type Surface } from "./hints";
import { palette, type Palette } from "./palette";
import { between, hash, pick, random, type Random } from "./random";
import { caps, clouds, surfaceLayers, type Layer } from "./surface";

/** What a planet is drawn from. */
export interface Plan {
  readonly palette: Palette;
  readonly behind: readonly Layer[];
  readonly ground: readonly Layer[];
  readonly before: readonly Layer[];
  /** A field of rocks has no disc. */
  readonly disc: boolean;
  /** The share of the full size, and where its middle is: a comet leaves room for its tail. */
  readonly scale: number;
  readonly shift: readonly [number, number];
}

export interface Subject {
  readonly id: string;
  readonly kind: FaceKind;
  readonly windfall: boolean;
}

const GROUNDS: Readonly<Record<string, readonly [Surface, ...Surface[]]>> = {
  novelty: ["bands", "swirl", "continents", "bands", "dunes"],
  rare: ["craters", "cracks", "dunes", "bands", "facets"],
  genes: ["continents", "spots", "swirl", "continents"],
  alien: ["circuit", "bands", "facets", "dunes"],
  gray: ["craters", "cracks", "continents", "dunes", "swirl"],
};

const plans = new Map<string, Plan>();

/** The same planet for the same world, always; `cells` is how fine its outlines are. */
export function planFor(subject: Subject, cells: number): Plan {
  const key = `${subject.id} ${subject.kind} ${subject.windfall} ${cells}`;
  const known = plans.get(key);
  if (known) return known;
  const plan = draw(subject, cells);
  plans.set(key, plan);
  return plan;
}

function draw({ id, kind, windfall }: Subject, cells: number): Plan {
  const next = random(id);
  const hints = hintsFor(id);
  const tones = palette(next, kind, windfall);
  const surface = hints.surface ?? pick(next, GROUNDS[kind ?? "gray"] ?? ["swirl"]);
  const features = withChance(next, hints.features, surface);
  const ground = surfaceLayers({ surface, tones, next, seed: hash(id), cells });
  if (features.has("caps")) ground.push(caps(tones, next, hash(id), cells));
  if (features.has("clouds")) ground.push(clouds(next, hash(id), cells));
  const extras = extrasFor(features, { next, tones, lean: between(next, -0.5, 0.5) });
  const comet = features.has("comet");
  return {
    palette: tones,
    behind: extras.behind,
    ground: [...ground, ...extras.ground],
    before: extras.before,
    disc: !features.has("rocks"),
    scale: comet ? 0.62 : 1,
    shift: comet ? [-170, 170] : [0, 0],
  };
}

/** Some planets have more than their name says. */
function withChance(next: Random, given: ReadonlySet<Feature>, surface: Surface): Set<Feature> {
  const features = new Set(given);
  const add = (feature: Feature, chance: number): void => {
    if (next() < chance) features.add(feature);
  };
  add("caps", surface === "continents" || surface === "craters" ? 0.5 : 0.1);
  add("clouds", surface === "continents" ? 0.6 : 0);
  add("storm", surface === "bands" || surface === "swirl" ? 0.7 : 0);
  add("rings", given.size === 0 ? (surface === "bands" ? 0.45 : 0.15) : 0);
  return features;
}
