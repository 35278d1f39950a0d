// The pseudo-language of tests: English in longer, accented words.

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: "áá", e: "éé", i: "íí", o: "óó", u: "úú", y: "ý" },
  ...{ A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú", Y: "Ý", c: "ç", C: "Ç", n: "ñ", N: "Ñ" },
};

/** About a third longer, as German is, with an accent on nearly every syllable. */
export function lengthened(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);
}
