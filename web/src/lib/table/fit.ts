// How large things can be drawn so that all of them fit.

export interface Room {
  width: number;
  height: number;
}

/** What is left of a measured length without its edges; the page rounds up what it measures. */
export function roomIn(length: number, edge: number): number {
  return length - 1 - 2 * edge;
}

/** How long each of so many parts can be. */
export function share(length: number, parts: number, gap: number): number {
  return (length - gap * (parts - 1)) / Math.max(parts, 1);
}

/** How wide some things are. */
export interface Widths {
  /** How wide each picture is for each pixel of its height. */
  ratios: readonly number[];
  /** No thing is narrower than this, or than its own of these. */
  narrowest?: number | readonly number[];
}

/** Pictures of one height, with what stands beside and below them. */
export interface Row extends Widths {
  beside?: number;
  below?: number;
  gap: number;
  /** Other rows that are drawn alike in rooms of their own: what does for one must do for all. */
  alike?: readonly Widths[];
  /** The height of the smallest and the largest picture. */
  least: number;
  most: number;
}

/** How wide one of the things is. */
export function widthIn({ beside = 0, narrowest = 0, ratios }: Row, place: number, size: number): number {
  const least = typeof narrowest === "number" ? narrowest : (narrowest[place] ?? 0);
  return Math.max((ratios[place] ?? 1) * size + beside, least);
}

/** The largest size at which the things, wrapped into lines, fit into the room; the least one if none does. */
export function largestSize(row: Row, room: Room): number {
  for (let size = row.most; size > row.least; size--) {
    if (fits(row, room, size)) return size;
  }
  return row.least;
}

/** Whether the things fit into the room at this size. */
export function fits(row: Row, room: Room, size: number): boolean {
  return heightOf(row, room.width, size) <= room.height;
}

/** How high the things are, wrapped into lines of this width, and those that are drawn alike; infinite if one of them is wider. */
export function heightOf(row: Row, width: number, size: number): number {
  const { alike = [] } = row;
  return Math.max(...[row, ...alike].map((one) => linesHeight({ ...row, ...one }, width, size)));
}

function linesHeight(row: Row, width: number, size: number): number {
  const { gap, below = 0 } = row;
  if (row.ratios.length === 0) return 0;
  let lines = 1;
  let used = 0;
  for (const place of row.ratios.keys()) {
    const wide = widthIn(row, place, size);
    if (wide > width) return Infinity;
    if (used > 0 && used + gap + wide > width) {
      lines++;
      used = 0;
    }
    used += (used > 0 ? gap : 0) + wide;
  }
  return lines * (size + below) + (lines - 1) * gap;
}

/** One way in which things may look. */
export interface Look extends Row {
  /** Whether names are shown. */
  named?: boolean;
  /** Where the names stand beside pictures: how many lines they have, and how high the picture is. */
  chip?: { lines: number; picture: number };
  /** How many lines a text below a name may have. */
  lines?: number;
  /** Whether the picture has icons and numbers around it. */
  detailed?: boolean;
}

/** Ways in which things may look, the best first. */
export type Looks = readonly [Look, ...Look[]];

/** The best look that fits into the room, else the lowest. */
export function lookIn(looks: Looks, room: Room): Look {
  return looks.find((look) => fits(look, room, look.least)) ?? lowestIn(looks, room.width);
}

/** The look that is lowest in this width, of equal ones the better. */
export function lowestIn(looks: Looks, width: number): Look {
  const height = (look: Look) => heightOf(look, width, look.least);
  return looks.reduce((one, other) => (height(other) < height(one) ? other : one));
}
