// Several people at one screen: whose turn it is to look.

import type { Decision } from "../protocol";

interface Screen {
  mySeats: readonly number[];
  viewer: number;
  decision: Decision | null;
  asked: readonly number[];
}

/** The own seat that should look at the screen now: who looks already while asked, else the next one asked. */
export function seatAtScreen({ mySeats, viewer, decision, asked }: Screen): number {
  if (decision !== null || asked.includes(viewer)) return viewer;
  return mySeats.find((seat) => asked.includes(seat)) ?? viewer;
}
