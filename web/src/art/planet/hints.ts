/** What a planet's ground is like. */
export type Surface =
  "bands" | "continents" | "craters" | "cracks" | "dunes" | "swirl" | "spots" | "facets" | "circuit";

/** What is there besides its ground. */
export type Feature =
  | "caps"
  | "clouds"
  | "comet"
  | "dome"
  | "fleet"
  | "glow"
  | "lights"
  | "monolith"
  | "rings"
  | "rocks"
  | "satellites"
  | "scar"
  | "station"
  | "storm"
  | "tendrils";

export interface Hint {
  readonly surface?: Surface;
  readonly features?: readonly Feature[];
}

/** Words in a world's id that say what it looks like; the first that fits decides its ground. */
const HINTS: readonly (readonly [RegExp, Hint])[] = [
  [/asteroid|scavenger/, { surface: "craters", features: ["rocks"] }],
  [/comet|oort/, { surface: "cracks", features: ["comet"] }],
  [/gem/, { surface: "facets" }],
  [/radioactive|hazard/, { surface: "cracks", features: ["glow"] }],
  [/destroyed|ravaged|doomed/, { surface: "cracks", features: ["scar"] }],
  [/damaged|plague/, { surface: "spots", features: ["scar"] }],
  [/xeno_(?!em|def|ref)|infested|occupied/, { features: ["tendrils"] }],
  [/monolith|rosetta|library|pilgrim/, { surface: "dunes", features: ["monolith"] }],
  [/factory|munitions|armaments|robotic/, { surface: "circuit", features: ["station"] }],
  [/robots?_|_robots|sentry|sentinel|defense/, { surface: "circuit", features: ["satellites"] }],
  [/data|repository|technology|engineers/, { surface: "circuit" }],
  [/port$|station|depot|gateway|headquarters|_hq|hub/, { features: ["station"] }],
  [/fleet|warship|ship|raiders|pirate|nomad|warlord|smuggling/, { features: ["fleet"] }],
  [/_ark|dome|settlement|settlers|terraform|colonists/, { surface: "continents", features: ["dome"] }],
  [/homeworld|capital|earth|vinland|centauri/, { surface: "continents", features: ["clouds", "lights"] }],
  [/mine|miners|mining|mole|prospector/, { surface: "craters", features: ["lights"] }],
  [/spice|refugee|outlaw|sparta|deserted/, { surface: "dunes" }],
  [/resort|tourist|salon|prosperous/, { surface: "continents", features: ["rings", "clouds"] }],
  [/studios|news|trendsetters|gambling|cantina|artist/, { surface: "swirl", features: ["lights"] }],
  [/merchant|market|trade|trading|bazaar/, { features: ["lights", "fleet"] }],
  [/lifeforms|symbionts|gene|breeders|empath|insect/, { surface: "spots" }],
  [/corrosive|malevolent/, { surface: "swirl", features: ["clouds"] }],
  [/aquatic|avian|reptilian|sentient_race|ancient/, { surface: "continents", features: ["clouds"] }],
  [/stronghold|bunker|base$|outpost|underground|penal/, { surface: "craters", features: ["scar"] }],
  [/warrior|fighters|resistance|rebel/, { surface: "cracks" }],
  [/distant|secluded|survey/, { features: ["rings"] }],
];

export function hintsFor(id: string): { surface: Surface | null; features: Set<Feature> } {
  const fitting = HINTS.filter(([words]) => words.test(id)).map(([, hint]) => hint);
  return {
    surface: fitting.find((hint) => hint.surface)?.surface ?? null,
    features: new Set(fitting.flatMap((hint) => hint.features ?? [])),
  };
}
