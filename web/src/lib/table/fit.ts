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

/** Pictures of one height, with what stands beside and below them. */
export interface Row {
  /** How wide each picture is for each pixel of its height. */
  ratios: readonly number[];
  beside?: number;
  below?: number;
  /** No thing is narrower than this. */
  narrowest?: number;
  gap: number;
  /** The height of the smallest and the largest picture. */
  least: number;
  most: number;
}

export function widthIn({ beside = 0, narrowest = 0 }: Row, ratio: number, size: number): number {
  return Math.max(ratio * size + beside, narrowest);
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
  const { gap, below = 0 } = row;
  let lines = 1;
  let used = 0;
  for (const ratio of row.ratios) {
    const wide = widthIn(row, ratio, size);
    if (wide > room.width) return false;
    if (used > 0 && used + gap + wide > room.width) {
      lines++;
      used = 0;
    }
    used += (used > 0 ? gap : 0) + wide;
  }
  return lines * (size + below) + (lines - 1) * gap <= room.height;
}
