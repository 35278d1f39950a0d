// Turns JSON Schemas into TypeScript: `{path: schema}` comes in, `{path: source}` goes out. build_wire.py calls it.

import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";
import { format, resolveConfig } from "prettier";

const OPTIONS = {
  additionalProperties: false,
  bannerComment: "",
  format: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: false,
};

const schemas = JSON.parse(await text(process.stdin));
const sources = {};
for (const [path, schema] of Object.entries(schemas)) {
  const source = await compile(schema, schema.title, OPTIONS);
  sources[path] = await format(source, { ...(await resolveConfig(path)), filepath: path });
}
process.stdout.write(JSON.stringify(sources));
