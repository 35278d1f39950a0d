// How large things can be drawn so that all of them fit.

export interface Shape {
  /** Width for each pixel of a thing's size. */
  ratio: number;
  /** Pixels beside and below the picture. */
  beside: number;
  below: number;
  /** No thing is narrower than this. */
  narrowest: number;
  gap: number;
}

/** The largest size in which so many things fit into the room, within the limits. */
export function fitting(
  count: number,
  width: number,
  height: number,
  shape: Shape,
  least: number,
  most: number,
): number {
  for (let size = most; size > least; size -= 2) {
    if (rows(count, width, size, shape) * (size + shape.below + shape.gap) - shape.gap <= height) return size;
  }
  return least;
}

function rows(count: number, width: number, size: number, shape: Shape): number {
  const each = Math.max(size * shape.ratio + shape.beside, shape.narrowest) + shape.gap;
  return Math.ceil(count / Math.max(1, Math.floor((width + shape.gap) / each)));
}
