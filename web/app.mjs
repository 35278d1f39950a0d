// What makes the page an app: icons, manifest, and the service worker with the list of what it keeps. The build has an id,
// which page, worker and server know: so a page of before is noticed when the server has another one.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { png, svg } from "./icons.mjs";

const ID_LENGTH = 16;
const ICONS = {
  "icon.svg": () => svg(),
  "icon-192.png": () => png(192),
  "icon-512.png": () => png(512),
  "icon-maskable-512.png": () => png(512, { scale: 0.72 }),
  "apple-touch-icon.png": () => png(180, { scale: 0.86 }),
};
const MANIFEST = {
  id: "/",
  name: "Windfall",
  short_name: "Windfall",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#070b18",
  theme_color: "#070b18",
  categories: ["games"],
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};
/** Letters that hardly anybody's language here needs; the browser loads them when they are. */
const SELDOM = /(cyrillic|greek|vietnamese)/;

/** @returns {import("vite").Plugin} */
export function installable() {
  let folder = "";
  return {
    name: "windfall-app",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      complete(folder);
    },
  };
}

function complete(folder) {
  for (const [name, drawn] of Object.entries(ICONS)) writeFileSync(join(folder, name), drawn());
  writeFileSync(join(folder, "manifest.webmanifest"), JSON.stringify(MANIFEST));
  const assets = readdirSync(join(folder, "assets")).sort();
  const page = readFileSync(join(folder, "index.html"), "utf-8");
  const worker = readFileSync(join(folder, "sw.js"), "utf-8");
  const id = createHash("sha256")
    .update(page)
    .update(worker)
    .update(assets.join("\n"))
    .digest("hex")
    .slice(0, ID_LENGTH);
  const kept = [
    ...assets.filter((name) => !SELDOM.test(name)).map((name) => `/assets/${name}`),
    ...["manifest.webmanifest", ...Object.keys(ICONS)].map((name) => `/${name}`),
  ];
  writeFileSync(join(folder, "index.html"), filled(page, { __BUILD__: id }));
  writeFileSync(join(folder, "sw.js"), filled(worker, { __BUILD__: id, __FILES__: kept.join(" ") }));
  writeFileSync(join(folder, "build-id"), id);
}

function filled(text, values) {
  return Object.entries(values).reduce((filledIn, [name, value]) => {
    if (!filledIn.includes(name)) throw new Error(`there is no ${name} to be filled in`);
    return filledIn.replaceAll(name, value);
  }, text);
}
