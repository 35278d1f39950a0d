// How much room words take in the two typefaces of the page, so that it is known before they are drawn.

/** Letters by their width, as a part of the size of the type. */
type Widths = Readonly<Record<number, string>>;

const NAMES: Widths = {
  0.24: "'i .,;:",
  0.28: "jI!|",
  0.34: "lJ()",
  0.4: "1frt",
  0.46: "-c×",
  0.52: "7szL?",
  0.56: "23569abegkoquvxyCEFSZ+−/–",
  0.6: "dhnpPTY",
  0.64: "048ABGKRVX",
  0.68: "DHOQUß",
  0.72: "N",
  0.86: "wmM%",
  0.96: "W",
};

const TEXT: Widths = {
  0.24: "ijl",
  0.28: "I .,:!|",
  0.33: "t;'",
  0.37: "f()/",
  0.4: "1r",
  0.47: "-–",
  0.52: "s?",
  0.56: "7acekvxyzJL",
  0.6: "25bdghnopquEF",
  0.64: "034689BPRSTZ+−×ß",
  0.68: "AKVXY",
  0.73: "CDHU",
  0.76: "GNOQ",
  0.8: "w",
  0.88: "mM",
  0.97: "%W",
};

/** What is not in the tables. */
const OTHER = 0.64;

export type Typeface = "names" | "text";

const TYPEFACES: Readonly<Record<Typeface, ReadonlyMap<string, number>>> = {
  names: byLetter(NAMES),
  text: byLetter(TEXT),
};

function byLetter(widths: Widths): Map<string, number> {
  return new Map(
    Object.entries(widths).flatMap(([width, letters]) => [...letters].map((one) => [one, +width])),
  );
}

/** How wide a text is in one line, in pixels; an accent makes no letter wider. */
export function widthOf(text: string, size: number, typeface: Typeface): number {
  return unitWidth(text, typeface) * size;
}

function unitWidth(text: string, typeface: Typeface): number {
  const widths = TYPEFACES[typeface];
  let width = 0;
  for (const letter of text.normalize("NFD").replace(/\p{M}/gu, "")) width += widths.get(letter) ?? OTHER;
  return width;
}

/** The same texts are measured again and again, in other sizes and widths; so many are kept. */
const MOST_KEPT = 4000;
const kept: Readonly<Record<Typeface, Map<string, readonly number[]>>> = {
  names: new Map(),
  text: new Map(),
};

/** How wide the words of a text are that are not broken, as parts of the size of the type. */
function wordsOf(text: string, typeface: Typeface): readonly number[] {
  const texts = kept[typeface];
  const known = texts.get(text);
  if (known !== undefined) return known;
  const words = text.split(/ |(?<=-)/).map((word) => unitWidth(word, typeface));
  if (texts.size >= MOST_KEPT) texts.clear();
  texts.set(text, words);
  return words;
}

/** How many lines a text takes that is broken at spaces and hyphens; infinite where a word is wider than a line. */
export function linesOf(text: string, size: number, width: number, typeface: Typeface): number {
  const space = SPACES[typeface] * size;
  let lines = 1;
  let used = 0;
  for (const word of wordsOf(text, typeface)) {
    const wide = word * size;
    if (used > 0 && used + space + wide > width) {
      lines++;
      used = 0;
    }
    if (wide > width) return Infinity;
    used += (used > 0 ? space : 0) + wide;
  }
  return lines;
}

const SPACES: Readonly<Record<Typeface, number>> = {
  names: unitWidth(" ", "names"),
  text: unitWidth(" ", "text"),
};

/** How wide the longest word is, which is not broken. */
export function longestWord(text: string, size: number, typeface: Typeface): number {
  return Math.max(0, ...wordsOf(text, typeface)) * size;
}

/** The least width in which a name takes no more than so many lines. */
export function nameWidth(name: string, size: number, lines: number): number {
  let width = Math.ceil(longestWord(name, size, "names"));
  while (linesOf(name, size, width, "names") > lines) width += 2;
  return width;
}
