// The icon of the app, drawn once as shapes: as an SVG, and as PNGs for systems that want those.

import { deflateSync } from "node:zlib";

const SIDE = 48;
const GROUND = "#0b1120";

/** Windfall: a planet whose halo opens, and what falls from it; as in src/art/Logo.svelte. */
const SHAPES = [
  { disc: [24, 24, 20.5], hole: 17.5, fill: "#ffcf5c" },
  { disc: [23.5, 23.5, 13], fill: "#3aa6e0" },
  { disc: [19.5, 19, 5.5], fill: "#8fdcf7" },
  { diamond: [38, 38, 10.5], fill: GROUND },
  { diamond: [38, 38, 8.5], fill: "#ffc83d" },
];

export function svg() {
  const drawn = SHAPES.map(({ disc, hole, diamond, fill }) => {
    if (diamond) {
      const [x, y, r] = diamond;
      return `<path fill="${fill}" d="M${x} ${y - r} ${x + r} ${y} ${x} ${y + r} ${x - r} ${y}z"/>`;
    }
    const [x, y, r] = disc;
    if (hole === undefined) return `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
    const width = r - hole;
    return `<circle fill="none" stroke="${fill}" stroke-width="${width}" cx="${x}" cy="${y}" r="${r - width / 2}"/>`;
  });
  const ground = `<rect width="${SIDE}" height="${SIDE}" rx="10" fill="${GROUND}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${ground}${drawn.join("")}</svg>\n`;
}

/** A PNG of so many pixels. Systems that cut icons to a shape of theirs want the drawing smaller, in its middle. */
export function png(size, { scale = 1 } = {}) {
  const rows = Buffer.alloc(size * (1 + 3 * size));
  const ground = rgb(GROUND);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = ([place, offset]) => SIDE / 2 + (((place + offset) / size) * SIDE - SIDE / 2) / scale;
      const pixel = SHAPES.reduce((below, shape) => {
        const share = coverage(shape, at([x, 0.5]), at([y, 0.5]), SIDE / size / scale);
        return below.map((value, part) => value + (rgb(shape.fill)[part] - value) * share);
      }, ground);
      pixel.forEach((value, part) => (rows[y * (1 + 3 * size) + 1 + 3 * x + part] = Math.round(value)));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8); // 8 bits for each of three colours
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** How much of a pixel a shape covers: edges are soft over the width of one. */
function coverage({ disc, hole, diamond }, x, y, width) {
  const inside = (distance) => Math.min(1, Math.max(0, 0.5 - distance / width));
  if (diamond) {
    const [cx, cy, r] = diamond;
    return inside((Math.abs(x - cx) + Math.abs(y - cy) - r) / Math.SQRT2);
  }
  const [cx, cy, r] = disc;
  const away = Math.hypot(x - cx, y - cy);
  return inside(away - r) * (hole === undefined ? 1 : 1 - inside(away - hole));
}

function rgb(colour) {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "ascii"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(checksum(body), body.length + 4);
  return framed;
}

/** CRC-32, as PNG wants it. */
function checksum(data) {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
