/** A stream of numbers in [0, 1) that is the same for the same seed, everywhere. */
export type Random = () => number;

export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

export function random(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(next: Random, low: number, high: number): number {
  return low + (high - low) * next();
}

export function pick<T>(next: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(next() * list.length)] ?? list[0];
}

/** Places spread evenly over the disc. */
export function scatter(next: Random, count: number): [number, number][] {
  const start = next() * 6.28;
  return Array.from({ length: count }, (_, index) => {
    const reach = Math.sqrt((index + 0.3 + 0.5 * next()) / count) * 0.96;
    const turn = start + index * 2.4 + next() * 0.7;
    return [Math.cos(turn) * reach, Math.sin(turn) * reach];
  });
}
