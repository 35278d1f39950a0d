import { beforeEach, expect, it, vi } from "vitest";
import { Ending } from "../src/lib/shell/ending.svelte";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

it("shows the result by itself when a game ends, once for each table", () => {
  const ending = new Ending("a");
  expect(ending.shown).toBe(false);
  expect(ending.over()).toBe(true);
  expect(ending.shown).toBe(true);

  const later = new Ending("a");
  expect(later.over()).toBe(false);
  expect(later.shown).toBe(false);
  expect(new Ending("b").over()).toBe(true);
});

it("shows the result also where nothing can be remembered", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(new Ending("a").over()).toBe(true);
});
