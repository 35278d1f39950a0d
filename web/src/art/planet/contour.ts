/** The outline, as an SVG path, of where a function of the plane is above a threshold. */

type Point = readonly [number, number];

/** How far beyond the unit disc the grid reaches, so that outlines close out of sight. */
const REACH = 1.06;

const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3];

/** Edges of a cell that an outline enters and leaves, inside on its left, by which corners are inside. */
const CROSSINGS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[BOTTOM, LEFT]],
  [[RIGHT, BOTTOM]],
  [[RIGHT, LEFT]],
  [[TOP, RIGHT]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[TOP, BOTTOM]],
  [[TOP, LEFT]],
  [[LEFT, TOP]],
  [[BOTTOM, TOP]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[RIGHT, TOP]],
  [[LEFT, RIGHT]],
  [[BOTTOM, RIGHT]],
  [[LEFT, BOTTOM]],
  [],
];

/** Values of a function on a square grid over the unit disc. */
export class Grid {
  private readonly values: Float64Array;

  constructor(
    readonly cells: number,
    value: (x: number, y: number) => number,
  ) {
    const side = cells + 1;
    this.values = new Float64Array(side * side);
    for (let row = 0; row < side; row += 1) {
      for (let column = 0; column < side; column += 1) {
        this.values[row * side + column] = value(this.coordinate(column), this.coordinate(row));
      }
    }
  }

  /** The smooth outline of all regions above the threshold; `radius` units make one. */
  outline(threshold: number, radius: number): string {
    const next = new Map<number, number>();
    for (let row = 0; row < this.cells; row += 1) {
      for (let column = 0; column < this.cells; column += 1) {
        for (const [enter, leave] of CROSSINGS[this.corners(column, row, threshold)] ?? []) {
          next.set(this.edge(column, row, enter), this.edge(column, row, leave));
        }
      }
    }
    let path = "";
    while (next.size > 0) {
      const loop: Point[] = [];
      const [first] = next.keys();
      let edge = first;
      while (edge !== undefined) {
        loop.push(this.crossing(edge, threshold, radius));
        const following = next.get(edge);
        next.delete(edge);
        edge = following !== undefined && next.has(following) ? following : undefined;
      }
      if (loop.length > 3) path += smooth(loop);
    }
    return path;
  }

  private coordinate(index: number): number {
    return ((index / this.cells) * 2 - 1) * REACH;
  }

  private value(column: number, row: number, threshold: number): number {
    const border = column === 0 || row === 0 || column === this.cells || row === this.cells;
    const value = this.values[row * (this.cells + 1) + column] ?? 0;
    return border ? Math.min(value, threshold - 0.001) : value;
  }

  private corners(column: number, row: number, threshold: number): number {
    const inside = (x: number, y: number, bit: number): number =>
      this.value(x, y, threshold) > threshold ? bit : 0;
    return (
      inside(column, row, 8) |
      inside(column + 1, row, 4) |
      inside(column + 1, row + 1, 2) |
      inside(column, row + 1, 1)
    );
  }

  /** Edges are numbered by their upper or left end: even ones run across, odd ones down. */
  private edge(column: number, row: number, side: number): number {
    const x = side === RIGHT ? column + 1 : column;
    const y = side === BOTTOM ? row + 1 : row;
    return (y * (this.cells + 1) + x) * 2 + (side === TOP || side === BOTTOM ? 0 : 1);
  }

  private crossing(edge: number, threshold: number, radius: number): Point {
    const down = edge % 2;
    const start = (edge - down) / 2;
    const column = start % (this.cells + 1);
    const row = (start - column) / (this.cells + 1);
    const from = this.value(column, row, threshold);
    const to = this.value(column + 1 - down, row + down, threshold);
    const share = (threshold - from) / (to - from || 1);
    return [
      Math.round(this.coordinate(column + share * (1 - down)) * radius),
      Math.round(this.coordinate(row + share * down) * radius),
    ];
  }
}

const middle = (a: Point, b: Point): Point => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];

/** A closed curve that is led by the points and runs through the middle between each two. */
function smooth(loop: readonly Point[]): string {
  const last = loop[loop.length - 1];
  const first = loop[0];
  if (last === undefined || first === undefined) return "";
  let here = middle(last, first);
  let path = `M${here[0]} ${here[1]}`;
  loop.forEach((point, index) => {
    const there = middle(point, loop[index + 1] ?? first);
    path += `q${point[0] - here[0]} ${point[1] - here[1]} ${there[0] - here[0]} ${there[1] - here[1]}`;
    here = there;
  });
  return `${path}z`;
}
