// The server's stage in place of a socket: each answer is sent with all before it, so that the server need not remember.

import { ApiError } from "../api";
import type { Catalog } from "../catalog";
import { message } from "../message";
import type { ClientMessage, StateMessage, Table } from "../protocol";
import { TableSession } from "../session.svelte";
import type { Connection, SocketEvents } from "../socket";

export type Answers = readonly (readonly number[])[];

/** Asks the server for the scene after these answers: all of it, or what the last of them brought about. */
export type AskStage = (answers: Answers, whole: boolean) => Promise<StateMessage>;

export class StageConnection implements Connection {
  /** What was answered so far, question by question. */
  answers = $state.raw<Answers>([]);
  readonly #ask: AskStage;
  readonly #events: SocketEvents;
  /** Counts what was asked; what comes late is not heard. */
  #asked = 0;

  constructor(ask: AskStage, events: SocketEvents) {
    this.#ask = ask;
    this.#events = events;
    queueMicrotask(() => {
      events.connected(true);
      void this.show([]);
    });
  }

  send(wish: ClientMessage): boolean {
    if (wish.type === "play") void this.#tell([...this.answers, wish.actions], false);
    else if (wish.type === "sync") void this.show(this.answers);
    else return false;
    return true;
  }

  /** Shows the scene after these answers; after none, its position. */
  async show(answers: Answers): Promise<void> {
    await this.#tell(answers, true);
  }

  close(): void {
    this.#asked++;
  }

  async #tell(answers: Answers, whole: boolean): Promise<void> {
    const asked = ++this.#asked;
    try {
      const state = await this.#ask(answers, whole);
      if (asked !== this.#asked) return;
      this.answers = answers;
      this.#events.message(state);
    } catch (error) {
      if (asked !== this.#asked) return;
      const said = error instanceof ApiError ? error.said : message("page-no-server");
      this.#events.message({ type: "error", message: said, about: "play" });
    }
  }
}

export interface Staged {
  readonly session: TableSession;
  readonly stage: StageConnection;
}

/** A table on the stage: a session like that of a live table, which the server plays with alone. */
export function openStage(table: Table, catalog: Catalog, ask: AskStage): Staged {
  let stage: StageConnection | undefined;
  const session = new TableSession(table, catalog, (events) => (stage = new StageConnection(ask, events)));
  if (stage === undefined) throw new Error("A session connects at once.");
  return { session, stage };
}
