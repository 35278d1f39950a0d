import type { Component } from "../../lib/protocol";
import { hash, random } from "../planet/random";

/** Hues of the plates behind motifs, by the phase of the first power. */
const HUES: Readonly<Record<string, number>> = {
  explore: 212,
  develop: 262,
  settle: 8,
  trade: 38,
  consume: 322,
  produce: 150,
};

/** The hue of a phase. */
export function phaseHue(phase: string | null): number {
  return phase === null ? 225 : (HUES[phase] ?? 225);
}

/** The hue of a development's plate; each one a little off that of its phase. */
export function hueOf({ id, face }: Component): number {
  const phase = face.powers.find((power) => power.phase !== null)?.phase ?? null;
  return (phaseHue(phase) + (hash(id) % 29) - 14 + 360) % 360;
}

/** A few lines behind the motif, different for each development. */
export function pattern(id: string, width: number, height: number): string {
  const next = random(`${id} ground`);
  const x = Math.round(width * (0.15 + 0.7 * next()));
  const y = Math.round(height * (0.2 + 0.6 * next()));
  const step = 12 + Math.round(next() * 8);
  const style = Math.floor(next() * 4);
  const rings = [1, 2, 3, 4, 5, 6];
  if (style === 0) {
    return rings
      .map(
        (n) =>
          `M${x - n * step} ${y}a${n * step} ${n * step} 0 1 0 ${2 * n * step} 0a${n * step} ${n * step} 0 1 0 ${-2 * n * step} 0`,
      )
      .join("");
  }
  if (style === 1) {
    return Array.from({ length: 16 }, (_, ray) => {
      const turn = (ray * Math.PI) / 8;
      return `M${x} ${y}L${Math.round(x + Math.cos(turn) * 260)} ${Math.round(y + Math.sin(turn) * 260)}`;
    }).join("");
  }
  const slant = style === 2 ? height : -height;
  return Array.from({ length: 26 }, (_, line) => `M${(line - 6) * step} 0l${slant} ${height}`).join("");
}
