// How large things may be drawn so that all of them fit.

export interface Room {
  width: number;
  height: number;
}

export interface Row {
  /** How wide each thing is for each pixel of its size. */
  ratios: readonly number[];
  gap: number;
  /** Height of what stands below each thing, such as its name. */
  below?: number;
  least: number;
  most: number;
}

/** The largest size at which the things, wrapped into lines, fit into the room; the least one if none does. */
export function largestSize(row: Row, room: Room): number {
  for (let size = Math.floor(row.most); size > row.least; size--) {
    if (heightAt(size, row, room.width) <= room.height) return size;
  }
  return row.least;
}

function heightAt(size: number, { ratios, gap, below = 0 }: Row, width: number): number {
  let lines = 1;
  let used = 0;
  for (const ratio of ratios) {
    const wide = ratio * size;
    if (wide > width) return Infinity;
    if (used > 0 && used + gap + wide > width) {
      lines++;
      used = 0;
    }
    used += (used > 0 ? gap : 0) + wide;
  }
  return lines * (size + below) + (lines - 1) * gap;
}
