import { beforeEach, describe, expect, it, vi } from "vitest";
import { besides, boxesOf, type Box } from "../src/pages/learn/lit";
import { routeOf } from "../src/pages/routes";

const room: Box = { x: 0, y: 0, width: 1000, height: 600 };
const size = { width: 200, height: 100 };

function at(box: Box): HTMLElement {
  return { getBoundingClientRect: () => box, closest: () => null, dataset: {} } as unknown as HTMLElement;
}

describe("the place of words", () => {
  it("is beside what they are about", () => {
    const card = { x: 400, y: 400, width: 100, height: 150 };
    const place = besides(size, room, { about: [card], choosable: [], things: [] });
    expect(place).toEqual({ x: 350, y: 288, ...size });
  });

  it("covers neither that nor what can be chosen", () => {
    const card = { x: 400, y: 400, width: 100, height: 150 };
    const above = { x: 300, y: 200, width: 300, height: 190 };
    const place = besides(size, room, { about: [card], choosable: [above], things: [] });
    expect(place.x).toBeGreaterThanOrEqual(card.x + card.width);
  });

  it("covers nothing where there is room elsewhere, and then the nearest", () => {
    const card = { x: 700, y: 200, width: 150, height: 380 };
    const things = [
      { x: 0, y: 0, width: 690, height: 600 },
      { x: 700, y: 0, width: 300, height: 20 },
    ];
    const place = besides(size, room, { about: [card], choosable: [], things });
    expect(place.x).toBeGreaterThanOrEqual(690);
    expect(place.y).toBeGreaterThanOrEqual(20);
    expect(place.y + place.height).toBeLessThanOrEqual(200);
  });

  it("is in the room, also if nothing is pointed at", () => {
    const place = besides(size, room, { about: [], choosable: [], things: [] });
    expect(place.x + place.width).toBeLessThanOrEqual(room.width);
    expect(place.y).toBeGreaterThanOrEqual(0);
  });

  it("leaves out what is not on the screen", () => {
    const element = at({ x: 2000, y: 0, width: 10, height: 10 });
    expect(boxesOf([element], room)).toEqual([]);
  });

  it("takes a thing with the name and the text that stand with it in a row", () => {
    const whole = { x: 90, y: 100, width: 120, height: 160 };
    const world = { x: 110, y: 100, width: 80, height: 80 };
    const like = (count: number) => ({
      ...at(whole),
      querySelectorAll: (selector: string) => Array(selector.includes('"tile:"') ? count : 0),
    });
    const inRow = (count: number) =>
      ({ ...at(world), dataset: { subject: "tile:gem_world" }, closest: () => like(count) }) as never;
    expect(boxesOf([inRow(1)], room)).toEqual([whole]);
    expect(boxesOf([inRow(2)], room)).toEqual([world]);
  });
});

describe("progress", () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.resetModules();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });

  it("is remembered by the browser, step by step", async () => {
    const { progress } = await import("../src/pages/learn/progress.svelte");
    expect(progress.step("race", "goods")).toBe(1);
    progress.reach("race", "goods", 2);
    vi.resetModules();
    const { progress: again } = await import("../src/pages/learn/progress.svelte");
    expect(again.step("race", "goods")).toBe(2);
    again.finish("race", "goods");
    expect(again.done("race", "goods")).toBe(true);
    expect(again.step("race", "goods")).toBe(1);
    again.forget();
    expect(again.begun).toBe(false);
  });

  it("does not trust what is stored", async () => {
    kept.set("windfall.lessons", '{"race/goods": {"step": "many"}, "race/end": {"step": 3, "done": false}}');
    const { progress } = await import("../src/pages/learn/progress.svelte");
    expect(progress.step("race", "goods")).toBe(1);
    expect(progress.step("race", "end")).toBe(3);
  });
});

it("lessons have addresses", () => {
  expect(routeOf("/learn")).toEqual({ page: "learn", title: null, lesson: null });
  expect(routeOf("/learn/race/goods")).toEqual({ page: "learn", title: "race", lesson: "goods" });
});
