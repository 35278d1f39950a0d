import type { FaceKind } from "../types";
import { between, type Random } from "./random";

/** The tones of a planet, from its darkest to its lightest, and the light around it. */
export interface Palette {
  readonly ground: string;
  readonly deep: string;
  readonly light: string;
  readonly pale: string;
  readonly accent: string;
  readonly air: string;
}

interface Tint {
  readonly hue: readonly [number, number];
  readonly saturation: readonly [number, number];
  readonly lightness: readonly [number, number];
}

const PRODUCTION: Readonly<Record<string, Tint>> = {
  novelty: { hue: [184, 206], saturation: [62, 88], lightness: [40, 56] },
  rare: { hue: [18, 34], saturation: [42, 68], lightness: [32, 46] },
  genes: { hue: [96, 142], saturation: [40, 66], lightness: [32, 46] },
  alien: { hue: [44, 56], saturation: [68, 92], lightness: [44, 56] },
};
const ANY: Tint = { hue: [255, 285], saturation: [30, 45], lightness: [42, 52] };
const PALE: Tint = { hue: [190, 290], saturation: [4, 14], lightness: [60, 76] };
/** No greens: those would pass for Genes. */
const ROCK: Tint = { hue: [200, 405], saturation: [3, 12], lightness: [34, 55] };

const tone = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round(hue)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`;

/** Production worlds are full of colour, windfall worlds pale, gray worlds rock. */
export function palette(next: Random, kind: FaceKind, windfall: boolean): Palette {
  const tint = kind === null ? ROCK : windfall ? PALE : (PRODUCTION[kind] ?? ANY);
  const hue = between(next, ...tint.hue);
  const saturation = between(next, ...tint.saturation);
  const lightness = between(next, ...tint.lightness);
  const drift = between(next, -14, 14);
  const contrast = between(next, 0.8, 1.25);
  return {
    ground: tone(hue, saturation, lightness),
    deep: tone(hue + drift, saturation * 1.05, lightness - 15 * contrast),
    light: tone(hue - drift, saturation * 0.85, lightness + 13 * contrast),
    pale: tone(hue - drift, saturation * 0.5, Math.min(94, lightness + 32)),
    accent: tone(hue + drift * 2.2, Math.min(96, saturation * 1.2), lightness - 24),
    air: tone(hue, Math.min(95, saturation + 18), Math.min(82, lightness + 26)),
  };
}
