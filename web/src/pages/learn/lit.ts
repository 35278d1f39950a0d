// What a lesson points at: the things on the table that its idea is about, and those that can be chosen.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The elements that are meant: subjects of things, `area:NAME`, or `spot:NAME` as tables mark them. */
export function pointedAt(root: HTMLElement, about: readonly string[]): HTMLElement[] {
  return about.flatMap((name) => {
    const [sort, rest] = [name.slice(0, name.indexOf(":")), name.slice(name.indexOf(":") + 1)];
    const found =
      sort === "area" || sort === "spot"
        ? root.querySelectorAll<HTMLElement>(`[data-${sort}="${rest}"]`)
        : root.querySelectorAll<HTMLElement>(`[data-subject="${name}"]`);
    return [...found];
  });
}

/** Where they are on the screen; what is not shown is nowhere. */
export function boxesOf(elements: readonly HTMLElement[], within: Box): Box[] {
  return elements
    .map((element) => clipped(withItsWords(element).getBoundingClientRect(), within))
    .filter((box) => box.width > 0 && box.height > 0);
}

/** A thing in a row has its name and text beside it, in the item of the row; an item with others like it is no such one. */
function withItsWords(element: HTMLElement): HTMLElement {
  const item = element.closest("li");
  const sort = element.dataset.subject?.split(":")[0];
  if (item === null || sort === undefined) return element;
  return item.querySelectorAll(`[data-subject^="${sort}:"]`).length === 1 ? item : element;
}

function clipped(box: Box, within: Box): Box {
  const x = Math.max(box.x, within.x);
  const y = Math.max(box.y, within.y);
  return {
    x,
    y,
    width: Math.min(box.x + box.width, within.x + within.width) - x,
    height: Math.min(box.y + box.height, within.y + within.height) - y,
  };
}

const GAP = 12;

/** How far across the room other places are tried. */
const SHARES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1] as const;

/** What it costs to cover a part of something: what is spoken of, what can be chosen, and what else lies on the table. */
const COVERED = { about: 8, choosable: 4, thing: 1 } as const;

export interface Shown {
  about: readonly Box[];
  choosable: readonly Box[];
  things: readonly Box[];
}

/** Where words of this size are said: beside what they are about, inside of `room`, where they cover least. */
export function besides(size: Pick<Box, "width" | "height">, room: Box, shown: Shown): Box {
  const corner = { x: room.x + room.width - size.width - GAP, y: room.y + GAP };
  const anywhere = SHARES.flatMap((down) =>
    SHARES.map((right) => ({
      x: room.x + right * (room.width - size.width),
      y: room.y + down * (room.height - size.height),
    })),
  );
  const places = [...shown.about.flatMap((box) => around(box, size)), corner, ...anywhere].map((place) => ({
    x: clamp(place.x, room.x + GAP, room.x + room.width - size.width - GAP),
    y: clamp(place.y, room.y + GAP, room.y + room.height - size.height - GAP),
    ...size,
  }));
  const covered = (place: Box, boxes: readonly Box[]): number =>
    boxes.reduce((sum, box) => sum + overlap(place, box), 0);
  const cost = (place: Box): number =>
    COVERED.about * covered(place, shown.about) +
    COVERED.choosable * covered(place, shown.choosable) +
    COVERED.thing * covered(place, shown.things) +
    astray(place, shown.about);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Above, below, to the right and to the left of a box. */
function around(box: Box, size: Pick<Box, "width" | "height">): Pick<Box, "x" | "y">[] {
  const x = box.x + box.width / 2 - size.width / 2;
  const y = box.y + box.height / 2 - size.height / 2;
  return [
    { x, y: box.y - size.height - GAP },
    { x, y: box.y + box.height + GAP },
    { x: box.x + box.width + GAP, y },
    { x: box.x - size.width - GAP, y },
  ];
}

/** How far words are from a gap beside the nearest thing that they are about; it weighs little against covering something. */
function astray(place: Box, about: readonly Box[]): number {
  if (about.length === 0) return 0;
  return Math.min(
    ...about.map((box) => {
      const right = Math.max(box.x - place.x - place.width, place.x - box.x - box.width, 0);
      const down = Math.max(box.y - place.y - place.height, place.y - box.y - box.height, 0);
      return Math.abs(Math.hypot(right, down) - GAP);
    }),
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
