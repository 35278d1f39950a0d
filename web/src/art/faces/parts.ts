import { kindName } from "../../lib/kinds";
import type { Component, Face, FacePower as Power } from "../../lib/protocol";
import type { FaceKind } from "../types";

/** Where the moon of a kind stands, from the middle of the planet. */
const MOONS: Readonly<Record<string, readonly [number, number]>> = {
  novelty: [-1, -1],
  rare: [1, -1],
  genes: [-1, 1],
  alien: [1, 1],
  any: [0, -1.2],
};

export function moonOf(kind: FaceKind): readonly [number, number] | null {
  return kind === null ? null : (MOONS[kind] ?? null);
}

/** The phases of a face's powers, each once. */
export function phasesOf(face: Face): string[] {
  const phases = face.powers.flatMap((power) => (power.phase === null ? [] : [power.phase]));
  return [...new Set(phases)];
}

/** What stands under the name in words: the kind of goods. */
export function goodsText(face: Face): string {
  if (face.kind === null) return "";
  const kind = kindName(face.kind);
  return face.goods === null ? kind : `${kind} ${face.goods}`;
}

/** The powers in words, with the symbol of each; without any, the component's own text. */
export function powersOf(component: Component): Power[] {
  const { powers } = component.face;
  if (powers.length === 0) return component.text === "" ? [] : [{ phase: null, text: component.text }];
  return powers.map(({ phase, text }) => ({
    phase: phase ?? (text.startsWith("Scores") ? "score" : null),
    text,
  }));
}
