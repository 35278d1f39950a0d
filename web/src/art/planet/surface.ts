import { Grid } from "./contour";
import type { Surface } from "./hints";
import { layered, noise, type Field } from "./noise";
import type { Palette } from "./palette";
import { RADIUS } from "./size";
import { between, type Random } from "./random";
import { circuit, craters, facets } from "./marks";

/** One colour of a planet's ground. */
export interface Layer {
  readonly d: string;
  readonly colour: string;
  readonly opacity: number;
  /** The width of a line; without it the layer is filled. */
  readonly line?: number;
}

export interface Ground {
  readonly surface: Surface;
  readonly tones: Palette;
  readonly next: Random;
  readonly seed: number;
  readonly cells: number;
}

/** From here on outlines are fine enough to show the grain of the ground. */
const GRAIN_CELLS = 40;

export function surfaceLayers(ground: Ground): Layer[] {
  const layers = MAKERS[ground.surface](ground);
  if (ground.cells < GRAIN_CELLS || ground.surface === "facets") return layers;
  const grain = onBall(ground.cells, layered(ground.seed + 23, 3.6, 2), 0);
  return [
    ...layers,
    { d: grain.outline(0.2, RADIUS), colour: ground.tones.deep, opacity: 0.28 },
    { d: grain.outline(0.42, RADIUS), colour: ground.tones.accent, opacity: 0.3 },
  ];
}

const MAKERS: Readonly<Record<Surface, (ground: Ground) => Layer[]>> = {
  bands: (ground) => {
    const frequency = between(ground.next, 5, 11);
    const warp = layered(ground.seed, 1.6, 3);
    const strength = between(ground.next, 0.1, 0.45);
    return tones(ground, (x, y, z) => Math.sin((y + strength * warp(x, y * 2.2, z)) * frequency), {
      deep: 0.35,
      accent: 0.86,
      light: -0.55,
    });
  },
  continents: (ground) => {
    const frequency = between(ground.next, 1.1, 2);
    const sea = between(ground.next, -0.12, 0.1);
    const land = layered(ground.seed, frequency, 4);
    return tones(ground, land, { light: sea, deep: sea + 0.2, pale: sea + 0.42 });
  },
  craters: (ground) => {
    const plains = layered(ground.seed, between(ground.next, 1.4, 2.6), 3);
    return [...tones(ground, plains, { deep: 0.12, light: -0.3 }), ...craters(ground)];
  },
  cracks: (ground) => {
    const rock = layered(ground.seed, between(ground.next, 1.2, 1.9), 3);
    const rift = between(ground.next, 0.05, 0.085);
    const mottle = layered(ground.seed + 5, 2.6, 2);
    return [
      ...tones(ground, mottle, { deep: 0.1 }),
      ...tones(ground, (x, y, z) => -Math.abs(rock(x, y, z)), { accent: -rift * 1.9, pale: -rift }),
    ];
  },
  dunes: (ground) => {
    const warp = noise(ground.seed);
    const frequency = between(ground.next, 9, 16);
    const bend = between(ground.next, 0.5, 0.9);
    return tones(
      ground,
      (x, y, z) => Math.sin((y + x * 0.25 + bend * warp(x * 1.3, y * 1.3, z * 1.3)) * frequency),
      { light: 0.3, deep: -0.72 },
    );
  },
  swirl: (ground) => {
    const warp = layered(ground.seed, 1.1, 2);
    const base = layered(ground.seed + 11, between(ground.next, 1.6, 2.4), 3);
    const pull = between(ground.next, 0.8, 1.5);
    return tones(
      ground,
      (x, y, z) => {
        const turn = pull * warp(x, y, z);
        return base(x + turn, y * 1.7 - turn, z + turn);
      },
      { light: 0.02, deep: 0.2, pale: 0.4 },
    );
  },
  spots: (ground) => {
    const cells = noise(ground.seed);
    const frequency = between(ground.next, 3.2, 5);
    return tones(ground, (x, y, z) => cells(x * frequency, y * frequency, z * frequency), {
      deep: 0.12,
      accent: 0.38,
      light: -0.5,
    });
  },
  facets: (ground) => facets(ground),
  circuit: (ground) => {
    const plates = layered(ground.seed, 1.5, 1);
    return [...tones(ground, plates, { deep: 0.1 }), ...circuit(ground)];
  },
};

type Levels = Partial<Record<keyof Palette, number>>;

/** Regions of a field on the ball above each level, the widest first. */
function tones(ground: Ground, field: Field, levels: Levels): Layer[] {
  const grid = onBall(ground.cells, field, between(ground.next, -0.6, 0.6));
  const widestFirst = Object.entries(levels).sort(([, a], [, b]) => a - b);
  return widestFirst.map(([tone, level]) => ({
    d: grid.outline(level, RADIUS),
    colour: ground.tones[tone as keyof Palette],
    opacity: 0.82,
  }));
}

/** A field on the ball as it is seen from the front, the axis leaning a little. */
function onBall(cells: number, field: Field, lean: number): Grid {
  const [sine, cosine] = [Math.sin(lean), Math.cos(lean)];
  return new Grid(cells, (x, y) => {
    const reach = Math.hypot(x, y);
    const shrink = reach > 0.995 ? 0.995 / reach : 1;
    const [across, down] = [x * shrink, y * shrink];
    const front = Math.sqrt(1 - across * across - down * down);
    return field(across * cosine - down * sine, across * sine + down * cosine, front);
  });
}

export function caps(palette: Palette, next: Random, seed: number, cells: number): Layer {
  const rough = layered(seed + 3, 3, 2);
  const [north, south] = [between(next, 0.72, 0.9), between(next, 0.76, 1.05)];
  const grid = onBall(
    cells,
    (x, y, z) => Math.max(-y - north, y - south) + 0.13 * rough(x, y, z),
    between(next, -0.35, 0.35),
  );
  return { d: grid.outline(0, RADIUS), colour: palette.pale, opacity: 0.92 };
}

export function clouds(next: Random, seed: number, cells: number): Layer {
  const warp = layered(seed + 17, 1.4, 3);
  const grid = onBall(cells, (x, y, z) => warp(x + 0.5 * warp(y, x, z), y * 3, z), between(next, -0.3, 0.3));
  return { d: grid.outline(0.2, RADIUS), colour: "#fff", opacity: 0.5 };
}
