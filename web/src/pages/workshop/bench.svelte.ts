// The light table of a title: its tiles or cards, the one that is looked at, and what is written on it but not saved.

import { api } from "../../lib/api";
import { message } from "../../lib/message";
import type {
  Component,
  Message,
  Problem,
  SavedEntries,
  WorkshopEntry,
  WorkshopSet,
} from "../../lib/protocol";
import { failureSaid } from "../failure";
import { entryOf, same, type Entry, type Named } from "./form";
import { problemsOf, requests } from "./requests";
import { EVERYTHING, isShown, nextOpen, type Filter } from "./status";

/** So long the typing must rest before the server is asked, in milliseconds. */
const REST = 250;

/** Something that was done, or could not be. */
export interface Notice {
  said: Message;
  failed: boolean;
  /** The change that can be undone right here. */
  change: number | null;
}

/** What to do about unsaved changes. */
export interface Question {
  /** Where to go then. */
  go: () => void;
  /** The tile that could be changed together with them. */
  together: WorkshopEntry | null;
}

export class Bench {
  readonly title: string;
  set = $state.raw<WorkshopSet>() as WorkshopSet;
  /** Who confirms. */
  by = $state("");
  filter = $state.raw<Filter>(EVERYTHING);
  current = $state<string | null>(null);
  /** The one that was looked at last, where none is now. */
  last = $state<string | null>(null);
  /** Unsaved entries: that of the current tile, and others that must be changed together with it. */
  drafts = $state.raw<ReadonlyMap<string, Entry>>(new Map());
  problems = $state.raw<readonly Problem[]>([]);
  /** The server has not yet said what it thinks of the drafts. */
  trying = $state(false);
  saving = $state(false);
  notice = $state.raw<Notice | null>(null);
  question = $state.raw<Question | null>(null);
  /** How drafts look, and tiles as they were shipped. */
  #previews = $state.raw<ReadonlyMap<string, Component>>(new Map());
  #shipped = $state.raw<ReadonlyMap<string, Component>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what the server was asked: an answer to an older question means nothing. */
  #asked = 0;

  readonly shown = $derived(this.set.entries.filter((tile) => isShown(tile, this.filter)));
  readonly tile = $derived(this.set.entries.find(({ id }) => id === this.current) ?? null);
  readonly named = $derived<Named[]>(
    this.set.entries.map(({ id, sort, component }) => ({ id, sort, name: component.name })),
  );
  readonly dirty = $derived(this.drafts.size > 0);

  constructor(set: WorkshopSet, by: string) {
    this.title = set.title.title;
    this.set = set;
    this.by = by;
  }

  find(id: string): WorkshopEntry | null {
    return this.set.entries.find((tile) => tile.id === id) ?? null;
  }

  /** The tile as it is written now. */
  entry(tile: WorkshopEntry): Entry {
    return this.drafts.get(tile.id) ?? entryOf(tile.entry);
  }

  /** The tile as it would look; while it cannot be said, as it last could. */
  component(tile: WorkshopEntry): Component {
    return this.#previews.get(tile.id) ?? tile.component;
  }

  /** How a tile that differs from what is shipped looked there. */
  shippedComponent(tile: WorkshopEntry): Component | null {
    return this.#shipped.get(tile.id) ?? null;
  }

  // Going from tile to tile

  /** Looks at a tile, after asking what becomes of unsaved changes of others. */
  select(id: string | null): void {
    if (id === this.current) return;
    const together = id === null ? null : this.find(id);
    const go = () => this.#look(id);
    if (id === null || !this.drafts.has(id)) {
      if (this.hold(go, together)) return;
    }
    go();
  }

  /** Looks at a tile that is to be changed together with the others. */
  selectToo(id: string): void {
    this.#look(id);
  }

  #look(id: string | null): void {
    this.last = this.current;
    this.current = id;
    const tile = this.tile;
    if (tile !== null) void this.#loadShipped(tile);
  }

  /** Asks what becomes of unsaved changes, if there are any; then `go` is up to the answer. */
  hold(go: () => void, together: WorkshopEntry | null = null): boolean {
    if (this.dirty) this.question = { go, together };
    return this.dirty;
  }

  /** Goes on now, or after asking about unsaved changes. */
  guarded(go: () => void): void {
    if (!this.hold(go)) go();
  }

  /** On to the next tile that nobody has confirmed; to one that is not shown only if there is no other. */
  next(direction: 1 | -1): void {
    const shown = nextOpen(this.shown, this.current, direction);
    const next = shown ?? nextOpen(this.set.entries, this.current, direction);
    if (next === null) return this.tell(message("workshop-page-all-exact"));
    this.guarded(() => {
      if (shown === null) this.filter = EVERYTHING;
      this.#look(next.id);
    });
  }

  // Writing

  write(tile: WorkshopEntry, entry: Entry): void {
    const drafts = new Map(this.drafts);
    if (same(entry, entryOf(tile.entry))) drafts.delete(tile.id);
    else drafts.set(tile.id, entry);
    this.drafts = drafts;
    this.trying = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#try(tile, entry), REST);
    void this.#loadShipped(tile);
  }

  discard(): void {
    this.#forgetDrafts();
  }

  async #try(tile: WorkshopEntry, entry: Entry): Promise<void> {
    const number = (this.#asked += 1);
    try {
      const { problems, component } = await requests.try(this.title, tile.id, entry, this.#others(tile.id));
      if (number !== this.#asked) return;
      this.problems = problems;
      if (component !== null) this.#previews = new Map(this.#previews).set(tile.id, component);
      this.trying = false;
    } catch (error) {
      if (number === this.#asked) this.#fail(error);
    }
  }

  async #loadShipped(tile: WorkshopEntry): Promise<void> {
    if (this.#shipped.has(tile.id) || same(this.entry(tile), entryOf(tile.shipped))) return;
    try {
      const { component } = await requests.try(this.title, tile.id, entryOf(tile.shipped), {});
      if (component !== null) this.#shipped = new Map(this.#shipped).set(tile.id, component);
    } catch {
      // Then only the fields say what was changed.
    }
  }

  #others(id: string): Record<string, Entry> {
    return Object.fromEntries([...this.drafts].filter(([other]) => other !== id));
  }

  #forgetDrafts(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.drafts = new Map();
    this.#previews = new Map();
    this.problems = [];
    this.trying = false;
  }

  /** Keeps what was written while the server saved what it was sent. */
  #forgetSaved(sent: ReadonlyMap<string, Entry>): void {
    this.drafts = new Map([...this.drafts].filter(([id, entry]) => sent.get(id) !== entry));
  }

  // Saving

  /** Saves all that is written; whether it worked. */
  async save(): Promise<boolean> {
    const id =
      this.current !== null && this.drafts.has(this.current) ? this.current : [...this.drafts.keys()][0];
    const tile = id === undefined ? null : this.find(id);
    if (tile === null) return false;
    const entry = this.entry(tile);
    return this.#store(() => requests.save(this.title, tile.id, entry, this.#others(tile.id), this.by));
  }

  /** The tile is as printed; then on to the next. */
  async confirm(): Promise<void> {
    const { tile } = this;
    if (tile === null || this.dirty || this.saving) return;
    const next = nextOpen(this.shown, tile.id, 1);
    if (await this.#store(() => requests.save(this.title, tile.id, null, {}, this.by))) {
      // Who has gone elsewhere in the meantime stays there.
      if (next !== null && this.current === tile.id) this.#look(next.id);
    }
  }

  async undo(change: number): Promise<boolean> {
    if (this.hold(() => void this.undo(change))) return false;
    return this.#store(() => requests.undo(this.title, change, this.by));
  }

  async load(name: string, text: string): Promise<boolean> {
    return this.#store(() => requests.load(this.title, name, text, this.by));
  }

  async #store(send: () => Promise<SavedEntries>): Promise<boolean> {
    this.saving = true;
    const sent = this.drafts;
    try {
      const saved = await send();
      if (this.drafts === sent) this.#forgetDrafts();
      else this.#forgetSaved(sent);
      const fresh = new Map(saved.entries.map((tile) => [tile.id, tile]));
      const entries = this.set.entries.map((tile) => fresh.get(tile.id) ?? tile);
      this.set = { ...this.set, title: saved.title, entries };
      this.tell(savedSaid(saved), saved.change);
      if (this.tile !== null) void this.#loadShipped(this.tile);
      return true;
    } catch (error) {
      const problems = problemsOf(error);
      if (problems.length > 0) this.problems = problems;
      this.#fail(error);
      return false;
    } finally {
      this.saving = false;
    }
  }

  /** Is called this from now on, here and at tables. */
  async rename(name: string): Promise<void> {
    try {
      this.by = (await api.rename(name)).name;
    } catch (error) {
      this.#fail(error);
    }
  }

  tell(said: Message, change: number | null = null): void {
    this.notice = { said, failed: false, change };
  }

  #fail(error: unknown): void {
    this.notice = { said: failureSaid(error), failed: true, change: null };
    this.trying = false;
  }
}

function savedSaid({ entries, change, title: { exact, all } }: SavedEntries): Message {
  if (change === null) return message("workshop-page-nothing-changed");
  const [first] = entries;
  if (entries.length !== 1 || first === undefined)
    return message("workshop-page-saved", { components: entries.length, exact, all });
  return message("workshop-page-saved-one", { name: first.component.name, status: first.status, exact, all });
}
