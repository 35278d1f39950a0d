import type { Component } from "../../lib/protocol";
import type { Detail } from "../types";

/** Cards, and full faces of everything. */
const CARD = 0.76;

/** How wide a face is for each pixel of its height. */
export function faceRatio(component: Component, detail: Detail, card: boolean): number {
  const { shape, large } = component.face;
  if (detail === "full" || (card && detail === "small" && shape !== "action" && shape !== "goal")) return CARD;
  const wide = shape === "development" && large && !card;
  return wide ? 2 : shape === "development" && !card && detail === "mini" ? 1.15 : 1;
}
