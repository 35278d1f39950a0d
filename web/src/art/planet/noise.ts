/** Smooth noise in space, from -1 to 1. */
export type Field = (x: number, y: number, z: number) => number;

function lattice(x: number, y: number, z: number, seed: number): number {
  let value = seed ^ Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x1b873593);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 2147483648 - 1;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export function noise(seed: number): Field {
  return (x, y, z) => {
    const [column, row, slice] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [u, v, w] = [ease(x - column), ease(y - row), ease(z - slice)];
    const edge = (dy: number, dz: number): number =>
      mix(lattice(column, row + dy, slice + dz, seed), lattice(column + 1, row + dy, slice + dz, seed), u);
    return mix(mix(edge(0, 0), edge(1, 0), v), mix(edge(0, 1), edge(1, 1), v), w);
  };
}

/** Noise with finer and finer detail. */
export function layered(seed: number, frequency: number, octaves: number): Field {
  const layers = Array.from({ length: octaves }, (_, octave) => noise(seed + octave * 7919));
  return (x, y, z) => {
    let [sum, weight, total, scale] = [0, 1, 0, frequency];
    for (const layer of layers) {
      sum += weight * layer(x * scale, y * scale, z * scale);
      total += weight;
      weight *= 0.5;
      scale *= 2.03;
    }
    return sum / total;
  };
}
