// What the emblem of a player looks like: all of it follows from the letters of their mark, so that no two look alike.

/** The digits of base 32, as marks are written. */
const DIGITS = "abcdefghijklmnopqrstuvwxyz234567";

/** What divides the field: paths in a square of 24. */
const DIVISIONS = [
  "M12 0h12v24H12z",
  "M0 12h24v12H0z",
  "M0 0h24L0 24z",
  "M0 8h24v8H0z",
  "M8 0h8v24H8z",
  "M0 24 12 9l12 15z",
  "M0 0h12v12H0zM12 12h12v12H12z",
  "M12 4a8 8 0 1 0 .01 0z",
] as const;

/** What lies upon it. */
const CHARGES = [
  "m12 5.5 1.9 4.6 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.4z",
  "M15.5 6.3a6.5 6.5 0 1 0 2.2 9.5 5.2 5.2 0 0 1-2.2-9.5z",
  "M12 6 18 12l-6 6-6-6z",
  "M12 7a5 5 0 1 0 .01 0zM4 12.9c5 2.6 11 2.6 16 0v1.8c-5 2.6-11 2.6-16 0z",
  "M10.4 6h3.2v4.4H18v3.2h-4.4V18h-3.2v-4.4H6v-3.2h4.4z",
  "M12 6.2 18.2 17H5.8z",
  "M8.6 8.2a2.6 2.6 0 1 0 .01 0zm6.8 3a2.6 2.6 0 1 0 .01 0zM9.6 14a2.6 2.6 0 1 0 .01 0z",
  "M12 5.5c3 2.6 4 6 3 10l2 2.5H7l2-2.5c-1-4 0-7.4 3-10z",
  "M12 6.5a5.5 5.5 0 1 0 .01 0zm0 3.2a2.3 2.3 0 1 1-.01 0z",
  "M6.5 7h11v6c0 3-2.4 4.6-5.5 5.5-3.1-.9-5.5-2.5-5.5-5.5z",
] as const;

const HUES = 32;

export interface Emblem {
  field: string;
  second: string;
  charge: string;
  division: (typeof DIVISIONS)[number];
  shape: (typeof CHARGES)[number];
  /** By which the division is turned, in degrees. */
  turn: number;
  /** Studs on the rim, and by how many degrees the first of them is turned. */
  studs: number;
  studTurn: number;
}

export function emblem(mark: string): Emblem {
  const [hue, other, division, shape, shade, turn, studs, studTurn] = Array.from({ length: 8 }, (_, place) =>
    Math.max(0, DIGITS.indexOf(mark[place] ?? "a")),
  ) as [number, number, number, number, number, number, number, number];
  const second = (hue + 7 + (other % 19)) % HUES;
  return {
    field: colour(hue, 0.5),
    second: colour(second, 0.68),
    charge: shade % 2 === 0 ? "#fffdf4" : "#101627",
    division: DIVISIONS[division % DIVISIONS.length] ?? DIVISIONS[0],
    shape: CHARGES[(shape + (shade >> 1)) % CHARGES.length] ?? CHARGES[0],
    turn: (turn % 4) * 90,
    studs: studs % 6,
    studTurn: studTurn * 11.25,
  };
}

function colour(hue: number, lightness: number): string {
  return `oklch(${lightness} 0.14 ${(hue * 360) / HUES})`;
}
