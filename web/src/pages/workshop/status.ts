// How sure a tile or card is, and which of them are shown.

import type { EntryStatus, WorkshopEntry } from "../../lib/protocol";
import { matches, NO_FILTER } from "../library/filter";

export const STATUSES: readonly EntryStatus[] = [
  "printed",
  "part",
  "reconstructed",
  "confirmed",
  "corrected",
];

const OPEN: readonly EntryStatus[] = ["part", "reconstructed"];

/** Whether nobody has held it against a real one, nor is it known from print. */
export function isOpen({ status }: WorkshopEntry): boolean {
  return OPEN.includes(status);
}

export interface Filter {
  text: string;
  /** An empty string stands for all. */
  sort: string;
  status: EntryStatus | "open" | "";
}

export const EVERYTHING: Filter = { text: "", sort: "", status: "" };

export function isShown(tile: WorkshopEntry, { text, sort, status }: Filter): boolean {
  if (sort !== "" && tile.sort !== sort) return false;
  if (status === "open" ? !isOpen(tile) : status !== "" && tile.status !== status) return false;
  return matches(tile.component, { ...NO_FILTER, text });
}

/** The next one that nobody has confirmed, going round; null if there is no other. */
export function nextOpen(
  tiles: readonly WorkshopEntry[],
  from: string | null,
  direction: 1 | -1,
): WorkshopEntry | null {
  const at = tiles.findIndex(({ id }) => id === from);
  const start = at < 0 && direction < 0 ? 0 : at;
  for (let step = 1; step <= tiles.length; step += 1) {
    const tile = tiles.at((start + direction * step) % tiles.length);
    if (tile !== undefined && isOpen(tile) && tile.id !== from) return tile;
  }
  return null;
}
