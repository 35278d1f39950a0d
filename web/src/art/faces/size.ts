import type { Component } from "../../lib/protocol";
import type { Detail } from "../types";

/** How wide a card, or the full face of anything, is for each pixel of its height. */
export const CARD_RATIO = 0.76;

/** A card that is wider than this for its size has its numbers side by side. */
export const WIDE = 0.95;

/** A tile of New Frontiers says how many colonists it needs or which size it has; a card says neither. */
export function isCard({ face, facts }: Component): boolean {
  const dealt = face.shape === "world" || face.shape === "development";
  return dealt && face.colonists === null && !facts.some(({ label }) => label.id.endsWith("-fact-size"));
}

/** How wide a face is for each pixel of its height. */
export function faceRatio(component: Component, detail: Detail, card = isCard(component)): number {
  const { shape, large } = component.face;
  const dealt = shape === "world" || shape === "development";
  if (detail === "full" || (card && dealt && detail === "small")) return CARD_RATIO;
  if (shape !== "development" || card) return 1;
  return large ? 2 : detail === "mini" ? 1.15 : 1;
}
