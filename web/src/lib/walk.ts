// Walking from thing to thing with the arrow keys.

export type Direction = "left" | "right" | "up" | "down";

export const ARROWS: Partial<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export interface Point {
  x: number;
  y: number;
}

/** Sideways distance counts this much more than distance in the direction of the arrow. */
const SIDEWAYS = 2.5;

/** The nearest point in the direction; from the last one it goes round to the far end. Null if there is no other. */
export function nextPoint<Place extends Point>(
  from: Point,
  places: readonly Place[],
  direction: Direction,
): Place | null {
  const others = places.filter((place) => place.x !== from.x || place.y !== from.y);
  const ahead = others.filter((place) => along(from, place, direction) > 1);
  if (ahead.length > 0) return least(ahead, (place) => distance(from, place, direction));
  return least(others, (place) => along(from, place, direction) + SIDEWAYS * across(from, place, direction));
}

/** The point to start from: the nearest to where one was, or the first. */
export function nearestPoint<Place extends Point>(
  from: Point | null,
  places: readonly Place[],
): Place | null {
  if (from === null) return places[0] ?? null;
  return least(places, (place) => Math.hypot(place.x - from.x, place.y - from.y));
}

function distance(from: Point, to: Point, direction: Direction): number {
  return along(from, to, direction) + SIDEWAYS * across(from, to, direction);
}

function along(from: Point, to: Point, direction: Direction): number {
  switch (direction) {
    case "left":
      return from.x - to.x;
    case "right":
      return to.x - from.x;
    case "up":
      return from.y - to.y;
    case "down":
      return to.y - from.y;
  }
}

function across(from: Point, to: Point, direction: Direction): number {
  return direction === "left" || direction === "right" ? Math.abs(to.y - from.y) : Math.abs(to.x - from.x);
}

function least<Item>(items: readonly Item[], measure: (item: Item) => number): Item | null {
  return items.reduce<Item | null>(
    (best, item) => (best === null || measure(item) < measure(best) ? item : best),
    null,
  );
}
