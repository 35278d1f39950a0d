// What the workshop asks the server.

import { ApiError, request } from "../../lib/api";
import type {
  Change,
  Differences,
  NotSaved,
  Problem,
  SavedEntries,
  Tried,
  Workshop,
  WorkshopSet,
} from "../../lib/protocol";
import type { Entry } from "./form";

const of = (title: string) => `/workshop/${encodeURIComponent(title)}`;
const one = (title: string, id: string) => `${of(title)}/${encodeURIComponent(id)}`;

/** Tiles or cards by their ids. */
export type Entries = Readonly<Record<string, Entry>>;

export const requests = {
  workshop: () => request<Workshop>("GET", "/workshop"),
  enter: (key: string) => request<Workshop>("POST", "/workshop/enter", { key }),
  restart: () => request<Workshop>("POST", "/workshop/restart"),
  set: (title: string) => request<WorkshopSet>("GET", of(title)),
  history: (title: string) => request<Change[]>("GET", `${of(title)}/history`),
  undo: (title: string, change: number, by: string) =>
    request<SavedEntries>("POST", `${of(title)}/undo`, { change, by }),
  try: (title: string, id: string, entry: Entry, others: Entries) =>
    request<Tried>("POST", `${one(title, id)}/try`, { entry, others }),
  /** Without an entry it is confirmed as it is. */
  save: (title: string, id: string, entry: Entry | null, others: Entries, by: string) =>
    request<SavedEntries>("PUT", one(title, id), { entry, others, by }),
  differences: (title: string, name: string, text: string) =>
    request<Differences>("POST", `${of(title)}/file/differences`, { name, text }),
  load: (title: string, name: string, text: string, by: string) =>
    request<SavedEntries>("POST", `${of(title)}/file/load`, { name, text, by }),
};

/** Where one file with all that was confirmed and corrected is downloaded. */
export const fileAddress = (title: string) => `/api${of(title)}/file`;

/** What was wrong with something that was not saved. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return (error.answer as NotSaved | null)?.problems ?? [];
}
