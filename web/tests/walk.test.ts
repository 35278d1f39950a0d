import { expect, it } from "vitest";
import { nearestPoint, nextPoint } from "../src/lib/walk";

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 100 })));
const middle = { x: 100, y: 100 };

it("goes to the neighbour in each direction", () => {
  expect(nextPoint(middle, grid, "left")).toEqual({ x: 0, y: 100 });
  expect(nextPoint(middle, grid, "right")).toEqual({ x: 200, y: 100 });
  expect(nextPoint(middle, grid, "up")).toEqual({ x: 100, y: 0 });
  expect(nextPoint(middle, grid, "down")).toEqual({ x: 100, y: 200 });
});

it("goes round at the end of a row", () => {
  expect(nextPoint({ x: 200, y: 100 }, grid, "right")).toEqual({ x: 0, y: 100 });
});

it("stays where there is nothing else", () => {
  expect(nextPoint(middle, [middle], "left")).toBeNull();
});

it("prefers what lies ahead to what is nearer but aside", () => {
  expect(
    nextPoint(
      { x: 0, y: 0 },
      [
        { x: 60, y: 90 },
        { x: 150, y: 0 },
      ],
      "right",
    ),
  ).toEqual({ x: 150, y: 0 });
});

it("starts near where one was, else at the first", () => {
  expect(nearestPoint({ x: 190, y: 20 }, grid)).toEqual({ x: 200, y: 0 });
  expect(nearestPoint(null, grid)).toEqual({ x: 0, y: 0 });
  expect(nearestPoint(null, [])).toBeNull();
});
