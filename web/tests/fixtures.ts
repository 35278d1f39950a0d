// Small tables, frames and decisions for tests.

import { Catalog } from "../src/lib/catalog";
import { message } from "../src/lib/message";
import type {
  ClientMessage,
  Component,
  ConsentMessage,
  Decision,
  Frame,
  Message,
  Option,
  ServerMessage,
  StateMessage,
  Table,
} from "../src/lib/protocol";
import { TableSession } from "../src/lib/session.svelte";
import type { SocketEvents } from "../src/lib/socket";

/** A message that says just this. */
export function text(words: string): Message {
  return message("engine-as-written", { text: words });
}

export function component(id: string, name: string, sort = "world"): Component {
  return {
    id,
    name,
    sort,
    face: {
      shape: "world",
      kind: null,
      goods: null,
      cost: 1,
      defense: null,
      vp: 1,
      variable_vp: false,
      large: false,
      colonists: null,
      income: null,
      emblems: [],
      icons: {},
      powers: [],
    },
    facts: [],
    text: text(""),
    documented: [],
    reconstructed: [],
  };
}

export const catalog = new Catalog([
  component("rebel_base", "Rebel Base"),
  component("alien_rosetta_stone", "Alien Rosetta Stone"),
  component("alien_rosetta_stone_world", "Alien Rosetta Stone World"),
  component("settle", "Settle", "action"),
]);

export function table(yours: boolean[] = [true, false]): Table {
  return {
    id: "t1",
    title: "newfrontiers",
    settings: {},
    components: { digest: "1632eafb30ea", origin: "shipped", current: true },
    public: false,
    rated: false,
    hints: true,
    watchers: true,
    created: "2026-01-01T00:00:00Z",
    host: true,
    status: "playing",
    seats: yours.map((mine, seat) => ({
      sort: mine ? "person" : "bot",
      name: ["Anna", "Ben", "Cleo"][seat] ?? "",
      level: mine ? null : "greedy",
      yours: mine,
      here: mine,
      away: null,
      stand_in: null,
      stood_in: false,
      resigned: false,
      may_stand_in: null,
      mark: null,
    })),
    moves: 0,
    round: 1,
    your_turn: true,
    winners: null,
    halted: null,
    commitment: null,
    now: "2026-01-01T00:00:00Z",
    pace: { away_minutes: 10, bank_seconds: null, increment_seconds: 0, days: null },
    clock: null,
    tournament: null,
    again: null,
  };
}

export function frame(at: number, seat: number | null, ...texts: string[]): Frame {
  return {
    at,
    seat,
    view: { round: 1, at },
    lines: texts.map((line) => ({ text: text(line), seat, private: false, round: null })),
  };
}

export function option(action: number, subject: string | null = null): Option {
  return { action, subject, text: text(`option ${action}`), note: null };
}

export function decision(options: Option[], more: Partial<Decision> = {}): Decision {
  return {
    seat: 0,
    key: "k1",
    kind: "settle",
    prompt: text("Settle?"),
    options,
    picks: null,
    refused: [],
    resting: [],
    ...more,
  };
}

/** Somebody's wish, or the end of one. */
export function consent(more: Partial<ConsentMessage>): ConsentMessage {
  return {
    type: "consent",
    asked_by: null,
    waiting: [],
    about: null,
    refused_by: null,
    wants: "undo",
    of: null,
    level: null,
    ...more,
  };
}

export function state(more: Partial<StateMessage>): StateMessage {
  return {
    type: "state",
    reset: false,
    viewer: 0,
    frames: [],
    decisions: [],
    asked: [],
    undo: "no",
    result: null,
    clock: null,
    ...more,
  };
}

/** A session whose server is the test. */
export class FakeServer {
  readonly sent: ClientMessage[] = [];
  readonly session: TableSession;
  #events: SocketEvents | undefined;

  constructor(at: Table = table()) {
    this.session = new TableSession(at, catalog, (events) => {
      this.#events = events;
      return { send: (message) => this.sent.push(message) > 0, close: () => {} };
    });
    this.connected(true);
  }

  connected(connected: boolean): void {
    this.#events?.connected(connected);
  }

  tell(message: ServerMessage): void {
    this.#events?.message(message);
  }
}
