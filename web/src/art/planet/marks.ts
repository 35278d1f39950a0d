import { ellipse, whole } from "./path";
import { RADIUS } from "./size";
import { between, scatter } from "./random";
import type { Ground, Layer } from "./surface";

/** Marks with clear edges, placed on the ball. */

/** A circle on the ball, flatter the nearer it is to the edge. */
function onBall(x: number, y: number, size: number): string {
  const reach = Math.hypot(x, y);
  const depth = Math.sqrt(Math.max(0.04, 1 - reach * reach));
  return ellipse(x * RADIUS, y * RADIUS, size * depth * RADIUS, size * RADIUS, Math.atan2(y, x));
}

export function craters({ next, tones, cells }: Ground): Layer[] {
  const count = whole(between(next, 7, cells > 30 ? 22 : 12));
  let [pits, rims] = ["", ""];
  for (const [x, y] of scatter(next, count)) {
    const size = 0.035 + 0.15 * next() ** 2.2;
    rims += onBall(x + size * 0.12, y + size * 0.14, size * 1.18);
    pits += onBall(x, y, size);
  }
  return [
    { d: rims, colour: tones.pale, opacity: 0.55 },
    { d: pits, colour: tones.deep, opacity: 0.95 },
  ];
}

/** Cut like a gem: a table in the middle, and facets around it. */
export function facets({ next, tones }: Ground): Layer[] {
  const sides = 6 + whole(next() * 3);
  const start = next() * 6.28;
  const at = (step: number, reach: number): string => {
    const turn = start + (step * Math.PI * 2) / sides;
    return `${whole(Math.cos(turn) * reach * RADIUS)} ${whole(Math.sin(turn) * reach * RADIUS)}`;
  };
  const table = between(next, 0.36, 0.5);
  const girdle = between(next, 0.72, 0.84);
  let [bright, dark, edge] = ["", "", ""];
  for (let step = 0; step < sides; step += 1) {
    bright += `M${at(step, table)}L${at(step + 0.5, girdle)}L${at(step - 0.5, girdle)}z`;
    dark += `M${at(step + 0.5, girdle)}L${at(step + 0.2, 1.2)}L${at(step + 0.8, 1.2)}z`;
    edge += `M${at(step, table)}L${at(step + 1, table)}M${at(step, table)}L${at(step, 1.2)}M${at(step - 0.5, girdle)}L${at(step, table)}L${at(step + 0.5, girdle)}L${at(step + 0.5, 1.2)}`;
  }
  return [
    { d: dark, colour: tones.deep, opacity: 0.9 },
    { d: bright, colour: tones.light, opacity: 0.85 },
    { d: edge, colour: tones.pale, opacity: 0.7, line: 9 },
  ];
}

/** Lines that turn at right angles, with nodes at their ends. */
export function circuit({ next, tones, cells }: Ground): Layer[] {
  const count = cells > 30 ? 13 : 8;
  let [lines, nodes] = ["", ""];
  for (const [x, y] of scatter(next, count)) {
    let [here, there] = [x * RADIUS, y * RADIUS];
    lines += `M${whole(here)} ${whole(there)}`;
    nodes += ellipse(here, there, 22);
    let across = next() < 0.5;
    for (let step = 0; step < 3; step += 1) {
      const stride = between(next, 60, 190) * (next() < 0.5 ? -1 : 1);
      if (across) here += stride;
      else there += stride;
      lines += across ? `H${whole(here)}` : `V${whole(there)}`;
      across = !across;
    }
  }
  return [
    { d: lines, colour: tones.pale, opacity: 0.8, line: 15 },
    { d: nodes, colour: tones.pale, opacity: 0.95 },
  ];
}
