// Words are found whatever their accents and capitals, in any part of a word.

/** A letter without its accent, in lower case. */
function plain(letter: string): string {
  return letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function folded(text: string): string {
  return [...text].map(plain).join("");
}

function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Whether all words of the query stand in the text. */
export function isFound(text: string, query: string): boolean {
  const within = folded(text);
  return wordsOf(query).every((word) => within.includes(word));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** The text in pieces, those that the query asks for apart. */
export function pieces(text: string, query: string): Piece[] {
  const letters = [...text];
  const found = letters.map(() => false);
  // A letter may be folded into several or none, so each place of the folded text knows its letter.
  const places = letters.flatMap((letter, number) => [...plain(letter)].map(() => number));
  const within = folded(text);
  for (const word of wordsOf(query))
    for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + 1))
      for (const place of places.slice(at, at + word.length)) found[place] = true;
  const parts: Piece[] = [];
  letters.forEach((letter, number) => {
    const last = parts.at(-1);
    if (last !== undefined && last.found === found[number]) last.text += letter;
    else parts.push({ text: letter, found: found[number] ?? false });
  });
  return parts;
}
