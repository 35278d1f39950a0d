// A language that lacks a message says it in English: its chunk has the English words of what it lacks, so that no reader
// loads two languages.

import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const ENTRY = /^(-?[a-zA-Z][\w-]*)\s*=/;

/** @returns {import("vite").Plugin} */
export function filledUp() {
  return {
    name: "windfall-catalogues",
    enforce: "pre",
    load(id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith(".ftl")) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(withEnglish(file))};`;
    },
  };
}

function withEnglish(file) {
  const text = readFileSync(file, "utf-8");
  const english = join(dirname(dirname(file)), "en", basename(file));
  if (english === file || !existsSync(english)) return text;
  const own = new Set(entries(text).map(({ id }) => id));
  const missing = entries(readFileSync(english, "utf-8")).filter(({ id }) => !own.has(id));
  return [text, ...missing.map((entry) => entry.text)].join("\n");
}

/** The messages and terms of a file; comments are left out. */
function entries(text) {
  const found = [];
  for (const line of text.split("\n")) {
    const id = ENTRY.exec(line)?.[1];
    if (id !== undefined) found.push({ id, text: line });
    else if (/^[\s}]/.test(line) && found.length > 0) found.at(-1).text += `\n${line}`;
  }
  return found;
}
