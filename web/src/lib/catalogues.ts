// The words of all languages: Fluent files, one for each part and language, each a chunk of its own.

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import { lengthened } from "./pseudo";

const FILES = import.meta.glob<string>("../../../src/windfall/catalogues/*/*.ftl", {
  query: "?raw",
  import: "default",
});

export const ENGLISH = "en";

/** Words of all parts, and terms that the others use. */
const SHARED = "engine";

/** English in longer, accented words: what is written in it was not translated, or is cut off. Only tests ask for it. */
export const PSEUDO = "en-XA";

/** The languages there are words in; English is the first. */
export const LANGUAGES: readonly string[] = [
  ...new Set([ENGLISH, ...Object.keys(FILES).map((path) => path.split("/").at(-2) ?? ENGLISH)]),
];

/** The parts that this build has words of. */
export const PARTS: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split("/").at(-1)?.replace(".ftl", "") ?? "")),
];

/** Of what a reader wants, best first, the language that there are words in. */
export function spokenOf(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => one === tag) ?? LANGUAGES.find((one) => one === tag.split("-")[0]);
    if (found !== undefined) return found;
  }
  return ENGLISH;
}

/** The words of a part in a language, with the terms of all. */
export async function loadBundle(language: string, part: string): Promise<FluentBundle> {
  const spoken = language === PSEUDO ? ENGLISH : language;
  const parts = [...new Set([SHARED, part])];
  const texts = await Promise.all(parts.map((one) => loadText(spoken, one)));
  const bundle = new FluentBundle(spoken, {
    useIsolating: false,
    functions: { CAPITALIZED: capitalized },
    ...(language === PSEUDO ? { transform: lengthened } : {}),
  });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** For catalogues: `{ CAPITALIZED($text) }` begins a sentence with words that also stand inside of one. */
function capitalized([value]: FluentValue[]): FluentValue {
  const text = String(value);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const loaded = new Map<string, Promise<string>>();

function loadText(language: string, part: string): Promise<string> {
  const key = `${language}/${part}`;
  let text = loaded.get(key);
  if (text === undefined) {
    const file = FILES[pathOf(language, part)] ?? FILES[pathOf(ENGLISH, part)];
    text = file?.() ?? askForText(language, part);
    text.catch(() => loaded.delete(key));
    loaded.set(key, text);
  }
  return text;
}

function pathOf(language: string, part: string): string {
  return `../../../src/windfall/catalogues/${language}/${part}.ftl`;
}

/** Titles of other packages bring their words to the server; this page was built without them. */
async function askForText(language: string, part: string): Promise<string> {
  const answer = await fetch(`/api/words/${language}/${encodeURIComponent(part)}`);
  if (answer.status === 404) return "";
  if (!answer.ok) throw new Error(`The words of ${part} could not be loaded.`);
  return answer.text();
}
