import type { Component, Face } from "../../lib/protocol";
import type { FaceKind } from "../types";
import { words } from "../../lib/words.svelte";

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
  return words.say("page-goods", { kind: face.kind, goods: face.goods ?? "none" });
}

export interface PowerWords {
  phase: string | null;
  text: string;
}

/** The powers in words, with the symbol of each; without any, the component's own text. */
export function powersOf({ face, text }: Component): PowerWords[] {
  const { powers, variable_vp: scores } = face;
  const own = powers.length === 0 ? [{ phase: null, text }] : powers;
  // What a face scores stands last.
  const scoring = scores ? powers.findLastIndex(({ phase }) => phase === null) : -1;
  return own
    .map((power, place) => ({
      phase: place === scoring ? "score" : power.phase,
      text: words.said(power.text),
    }))
    .filter((power) => power.text !== "");
}
