// Seats in words and colours.

import { SPECTATOR, type Table } from "./protocol";

export const SEAT_COLOURS = ["Red", "Blue", "Green", "Yellow", "Purple"] as const;

export function seatColour(seat: number): string {
  return `var(--seat-${seat % SEAT_COLOURS.length})`;
}

export function seatName(table: Table, seat: number): string {
  if (seat === SPECTATOR) return "Spectator";
  return table.seats[seat]?.name || SEAT_COLOURS[seat] || `Seat ${seat + 1}`;
}

/** Names in a sentence: "Anna, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
