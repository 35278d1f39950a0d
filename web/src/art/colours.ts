/** Colours that mean something. The theme may set each of them; pictures of planets have their own. */

const KIND_COLOURS: Readonly<Record<string, string>> = {
  novelty: "var(--kind-novelty, light-dark(#0b83a8, #45cdf0))",
  rare: "var(--kind-rare, light-dark(#8d5320, #c98b52))",
  genes: "var(--kind-genes, light-dark(#2c7d36, #62cc68))",
  alien: "var(--kind-alien, light-dark(#8a6d00, #f0d243))",
  any: "var(--kind-any, light-dark(#6d55b0, #b9a6f5))",
};

const EMBLEM_COLOURS: Readonly<Record<string, string>> = {
  rebel: "var(--emblem-rebel, light-dark(#b3311f, #ff8266))",
  imperium: "var(--emblem-imperium, light-dark(#3451b2, #9db8ff))",
  alien: "var(--emblem-alien, light-dark(#806600, #f0d243))",
  uplift: "var(--emblem-uplift, light-dark(#2c7d36, #74d67a))",
  xeno: "var(--emblem-xeno, light-dark(#7a2fb0, #cf90ff))",
  terraforming: "var(--emblem-terraforming, light-dark(#0f7a70, #5fd6c6))",
  chromosome: "var(--emblem-chromosome, light-dark(#2c7d36, #74d67a))",
};

const INK = "var(--ink, light-dark(#1d2433, #e8edf6))";

export const kindColour = (kind: string): string => KIND_COLOURS[kind] ?? INK;
export const emblemColour = (emblem: string): string => EMBLEM_COLOURS[emblem] ?? INK;
