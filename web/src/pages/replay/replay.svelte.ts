// A finished game, move by move, as one seat saw it.

import { api } from "../../lib/api";
import type { Catalog } from "../../lib/catalog";
import type { Frame, LogLine as Line, Message, Option, Result, Table, View } from "../../lib/protocol";
import type { TableReader } from "../../lib/reader";
import { seatNames } from "../../lib/seats";
import { failureSaid } from "../failure";
import { roundStarts, stopAt, stopsOf } from "./stops";
import { words } from "../../lib/words.svelte";

/** The most frames the server sends at once. */
const AT_ONCE = 100;

export class Replay implements TableReader {
  readonly table: Table;
  readonly catalog: Catalog;
  readonly decision = null;
  readonly picks = null;
  viewer = $state(0);
  failure = $state.raw<Message | null>(null);
  readonly #result: Result;
  #frames = $state.raw<readonly Frame[]>([]);
  #at = $state(0);
  #looks = 0;

  /** The frames at which something is told; picks that nobody sees are passed over. */
  readonly stops = $derived(stopsOf(this.#frames));
  readonly rounds = $derived(roundStarts(this.#frames, this.stops));
  /** Which of the stops is shown. */
  readonly stop = $derived(stopAt(this.stops, this.#at));

  constructor(table: Table, catalog: Catalog, result: Result, viewer: number) {
    this.table = table;
    this.catalog = catalog;
    this.#result = result;
    void this.look(viewer);
  }

  get view(): View | null {
    return this.#frames[this.#at]?.view ?? null;
  }

  get log(): readonly Line[] {
    return this.#frames.slice(0, this.#at + 1).flatMap((frame) => frame.lines);
  }

  said(message: Message): string {
    return words.said(message, this.players);
  }

  get players(): readonly string[] {
    return seatNames(this.table);
  }

  /** What the move that is shown brought about. */
  get news(): readonly Line[] {
    const before = this.stops[this.stop - 1] ?? -1;
    return this.#frames.slice(before + 1, this.#at + 1).flatMap((frame) => frame.lines);
  }

  get asked(): readonly number[] {
    const next = this.#frames[this.#at + 1]?.seat ?? null;
    return next === null ? [] : [next];
  }

  get result(): Result | null {
    return this.atEnd ? this.#result : null;
  }

  get atEnd(): boolean {
    return this.#at >= this.table.moves;
  }

  /** Shows the game from another seat, at the same move. */
  async look(viewer: number): Promise<void> {
    const look = ++this.#looks;
    const frames: Frame[] = [];
    this.failure = null;
    try {
      for (let first = 0; first <= this.table.moves; first += AT_ONCE) {
        const last = Math.min(first + AT_ONCE - 1, this.table.moves);
        frames.push(...(await api.frames(this.table.id, viewer, first, last)));
        if (look !== this.#looks) return;
        if (frames.length <= this.#at) continue;
        this.viewer = viewer;
        this.#frames = [...frames];
      }
    } catch (error) {
      if (look === this.#looks) this.failure = failureSaid(error);
    }
  }

  goTo(stop: number): void {
    const within = Math.max(0, Math.min(stop, this.stops.length - 1));
    this.#at = this.stops[within] ?? 0;
  }

  /** The number of the frame that is shown. */
  get at(): number {
    return this.#at;
  }

  /** To a frame, also one at which nothing is told. */
  goToFrame(at: number): void {
    this.#at = Math.max(0, Math.min(at, this.table.moves));
  }

  /** The frame at which a round starts, for each. */
  get roundFrames(): { round: number; at: number }[] {
    return this.rounds.map(({ round, stop }) => ({ round, at: this.stops[stop] ?? 0 }));
  }

  /** To the start of the next round, or with -1 of this one or the one before. */
  goToRound(direction: 1 | -1): void {
    const starts = this.rounds.map((mark) => mark.stop);
    const next =
      direction === 1
        ? (starts.find((stop) => stop > this.stop) ?? this.stops.length - 1)
        : (starts.findLast((stop) => stop < this.stop) ?? 0);
    this.goTo(next);
  }

  optionsFor(): Option[] {
    return [];
  }

  refusalFor(): null {
    return null;
  }

  restingIn(): null {
    return null;
  }

  isPicked(): boolean {
    return false;
  }

  readonly keeping = false;

  isAdvised(): boolean {
    return false;
  }

  choose(): void {
    // Nothing is chosen in a replay.
  }
}
