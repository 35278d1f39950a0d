/** Glyphs in a box of 24 by 24: what is filled, and what is drawn as a line. */
export interface Shape {
  readonly fill?: string;
  readonly line?: string;
}

const NONE: Shape = {};

export const KINDS: Readonly<Record<string, Shape>> = {
  novelty: { fill: "M12 1l2.9 8.1L23 12l-8.1 2.9L12 23l-2.9-8.1L1 12l8.1-2.9z" },
  rare: { fill: "M7 3h10l6 7.5L12 22 1 10.5zM8.5 6 5.5 10h13l-3-4z" },
  genes: { line: "M7 1.5c0 8 10 13 10 21M17 1.5c0 8-10 13-10 21M8 5h8M8 19h8" },
  alien: { fill: "M12 2 23 21H1zM12 11.5a3.3 3.3 0 1 0 .01 0z" },
  any: {
    fill: "M12 1.5l3.5 3.5L12 8.5 8.5 5zM12 15.5l3.5 3.5-3.5 3.5L8.5 19zM5 8.5 8.5 12 5 15.5 1.5 12zM19 8.5l3.5 3.5-3.5 3.5-3.5-3.5z",
  },
};

export const PHASES: Readonly<Record<string, Shape>> = {
  explore: {
    line: "M1.5 12C5 6.5 8.5 4.5 12 4.5S19 6.5 22.5 12C19 17.5 15.5 19.5 12 19.5S5 17.5 1.5 12z",
    fill: "M12 8.5a3.5 3.5 0 1 0 .01 0z",
  },
  develop: { line: "M12 2l10 10-10 10L2 12zM12 8v8M8 12h8" },
  settle: { line: "M2 21.5c5.5-5.5 14.5-5.5 20 0M12 17V3", fill: "M12 2.5l8.5 3.5L12 10z" },
  trade: { line: "M3 8.5h16M14.5 3.5l5 5-5 5M21 16.5H5M9.5 11.5l-5 5 5 5" },
  consume: { line: "M5 3h14c0 6.5-2.5 10-7 10S5 9.5 5 3zM12 13v7.5M7.5 21.5h9" },
  produce: {
    fill: "M20.3 13.3L23 14.6L21.6 17.9L18.8 16.9L16.9 18.8L17.9 21.6L14.6 23L13.3 20.3L10.7 20.3L9.4 23L6.1 21.6L7.1 18.8L5.2 16.9L2.4 17.9L1 14.6L3.7 13.3L3.7 10.7L1 9.4L2.4 6.1L5.2 7.1L7.1 5.2L6.1 2.4L9.4 1L10.7 3.7L13.3 3.7L14.6 1L17.9 2.4L16.9 5.2L18.8 7.1L21.6 6.1L23 9.4L20.3 10.7zM12 8.3a3.7 3.7 0 1 0 .01 0z",
  },
  trade_consume: {
    line: "M1.5 5.5h11M9.5 2l3.5 3.5L9.5 9M13 14H2M5.5 10.5 2 14l3.5 3.5M13.5 11h9c0 4-1.5 6-4.5 6s-4.5-2-4.5-6zM18 17v4M15 22h6",
  },
  retreat: {
    line: "M12 1.5 21.5 5v8c0 5-3.5 8-9.5 9.5C6 21 2.5 18 2.5 13V5z",
    fill: "M12 7.5a4 4 0 1 0 .01 0z",
  },
  envoys: {
    line: "M8.5 7a5.5 5.5 0 1 0 .01 0zM15.5 7a5.5 5.5 0 1 0 .01 0zM12 1.5v2M5 2.5l1 1.8M19 2.5l-1 1.8",
  },
  chart: {
    line: "M4 18.5 9 7l6.5 7L20.5 4.5",
    fill: "M4 16a2.5 2.5 0 1 0 .01 0zM9 4.5a2.5 2.5 0 1 0 .01 0zM15.5 11.5a2.5 2.5 0 1 0 .01 0zM20.5 2a2.5 2.5 0 1 0 .01 0z",
  },
  score: { line: "M12 2l8.7 5v10L12 22l-8.7-5V7zM8 12l3 3 5-6" },
};

export const EMBLEMS: Readonly<Record<string, Shape>> = {
  rebel: {
    fill: "M12.5 1c.5 5 6.5 7.5 6.5 14a7 7 0 0 1-14 0c0-3.5 2.3-5 3-8.5 1.8 1.2 2.4 2.8 2.3 4.7C12.3 9 13 5.5 12.5 1zM12 14c-1.8 1.6-2.5 2.6-2.5 4a2.5 2.5 0 0 0 5 0c0-1.4-.7-2.4-2.5-4z",
  },
  imperium: { fill: "M2 6l5.5 5.5L12 3l4.5 8.5L22 6l-2 11H4zM4.5 19h15v2.5h-15z" },
  alien: {
    fill: "M12 1.5c5.5 0 9 4 9 9 0 6-5.5 12-9 12s-9-6-9-12c0-5 3.5-9 9-9zM5.5 10c0 3.3 2 5 5.3 5 0-3.3-2-5-5.3-5zM18.5 10c-3.3 0-5.3 1.7-5.3 5 3.3 0 5.3-1.7 5.3-5z",
  },
  uplift: { fill: "M12 1l9 9h-5l-4-4-4 4H3zM12 8.5l9 9h-5l-4-4-4 4H3zM12 16l6 6.5h-4l-2-2-2 2H6z" },
  xeno: {
    fill: "M3 2c5 4 6.5 11 3.5 20.5C5.5 15 5 8 3 2zM11 1c4.5 5 5.5 13 2.5 22C13 15 13 8 11 1zM19 2c4 5 4.3 12 1 20.5C20.5 15 20.8 8 19 2z",
  },
  terraforming: {
    line: "M2 21.5c5.5-5 14.5-5 20 0M12 17.5V11",
    fill: "M12 12C6.5 12 4 9 4 4c5.5 0 8 3 8 8zM12.5 10.5c0-4.5 2.5-7 7.5-7 0 4.5-2.5 7-7.5 7z",
  },
  chromosome: { line: "M6.5 2.5C6.5 8 10 9 12 12s5.5 4 5.5 9.5M17.5 2.5C17.5 8 14 9 12 12s-5.5 4-5.5 9.5" },
};

/** Things that are counted. */
export const SYMBOLS: Readonly<Record<string, Shape>> = {
  military: { line: "M4 3l12.5 13.5M20 3 7.5 16.5M4 14.5l6 6M20 14.5l-6 6M7 17.5 3 21.5M17 17.5l4 4" },
  explore: PHASES.explore ?? NONE,
  chromosome: EMBLEMS.chromosome ?? NONE,
  card: {
    line: "M6.5 2h11a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 8l3.5 4-3.5 4-3.5-4z",
  },
  home: { line: "M2.5 12 12 3l9.5 9M5.5 9.5V21h13V9.5M10 21v-6h4v6" },
};
