import type { Component } from "svelte";

const FOUND = import.meta.glob<Component>("./*/Scene.svelte", { eager: true, import: "default" });

/** The picture of a title: what stands before a sky of 480 by 270. */
export function sceneOf(title: string): Component | null {
  return FOUND[`./${title}/Scene.svelte`] ?? null;
}
