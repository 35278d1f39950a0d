// Seats in words, in colours and in order.

import { SPECTATOR, type Table } from "./protocol";
import { words } from "./words.svelte";

/** How many colours of seats the theme has. */
const COLOURS = 5;

export function seatColour(seat: number): string {
  return `var(--seat-${seat % COLOURS})`;
}

export function seatName(table: Table, seat: number): string {
  if (seat === SPECTATOR) return words.say("page-spectator");
  return table.seats[seat]?.name || words.say("engine-colour", { seat });
}

/** The name with what must be known of who plays there now. */
export function seatLabel(table: Table, seat: number): string {
  const name = seatName(table, seat);
  return table.seats[seat]?.stand_in == null ? name : words.say("seats-page-bot-for", { player: name });
}

/** The names of all at the table, by seat. */
export function seatNames(table: Table): string[] {
  return table.seats.map((_, seat) => seatName(table, seat));
}

/** The seats of the others in the order of play from the viewer on; all of them for who watches. */
export function otherSeats(viewer: number, seats: number): number[] {
  const places = Array.from({ length: seats }, (_, place) => (viewer + 1 + place) % seats);
  return places.filter((seat) => seat !== viewer);
}
