// Seats in words, in colours and in order.

import { SPECTATOR, type Table } from "./protocol";

export const SEAT_COLOURS = ["Red", "Blue", "Green", "Yellow", "Purple"] as const;

export function seatColour(seat: number): string {
  return `var(--seat-${seat % SEAT_COLOURS.length})`;
}

export function seatName(table: Table, seat: number): string {
  if (seat === SPECTATOR) return "Spectator";
  return table.seats[seat]?.name || SEAT_COLOURS[seat] || `Seat ${seat + 1}`;
}

/** The seats of the others in the order of play from the viewer on; all of them for who watches. */
export function otherSeats(viewer: number, seats: number): number[] {
  const places = Array.from({ length: seats }, (_, place) => (viewer + 1 + place) % seats);
  return places.filter((seat) => seat !== viewer);
}

/** Names in a sentence: "Anna, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
