// Where long words in names may be broken.

const SYLLABLES: readonly string[] = [
  "Arma-ments",
  "Associ-ation",
  "Conglom-erate",
  "Diver-sified",
  "Expe-dition",
  "Feder-ation",
  "Home-world",
  "Inter-stellar",
  "Invest-ment",
  "Life-forms",
  "Malev-olent",
  "Pilgrim-age",
  "Pros-perous",
  "Radio-active",
  "Renais-sance",
  "Rep-tilian",
  "Repli-cant",
  "Special-ist",
  "Surviv-alists",
  "Terra-formed",
  "Terra-forming",
  "Trend-setters",
  "Under-ground",
];

const SOFT_HYPHEN = "\u00AD";

const BREAKS = new Map(SYLLABLES.map((word) => [word.replace("-", ""), word.replace("-", SOFT_HYPHEN)]));

/** The name with soft hyphens in its long words. */
export function breakable(name: string): string {
  return name.replace(/\w+/g, (word) => BREAKS.get(word) ?? word);
}
