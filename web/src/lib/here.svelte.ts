// What a card or tile means to the viewer's empire as it is now: asked for once for every state of the table.

import type { CardMessage, Message, View } from "./protocol";

interface Seen {
  readonly viewer: number;
  readonly view: View | null;
}

export class Here {
  readonly #seen: Seen;
  readonly #ask: (seat: number, subject: string) => void;
  #lines = $state.raw<ReadonlyMap<string, readonly Message[]>>(new Map());
  #asked = new Set<string>();
  #view: View | null = null;

  constructor(seen: Seen, ask: (seat: number, subject: string) => void) {
    this.#seen = seen;
    this.#ask = ask;
  }

  /** Asks the server, unless it was asked since the table has changed. */
  ask(subject: string): void {
    const { viewer, view } = this.#seen;
    if (viewer < 0 || view === null) return;
    if (view !== this.#view) {
      this.#view = view;
      this.#asked.clear();
      this.#lines = new Map();
    }
    if (this.#asked.has(subject)) return;
    this.#asked.add(subject);
    this.#ask(viewer, subject);
  }

  give({ subject, lines }: CardMessage): void {
    this.#lines = new Map([...this.#lines, [subject, lines]]);
  }

  of(subject: string): readonly Message[] {
    const lines = this.#lines.get(subject) ?? []; // read in any case: whoever shows them waits for them
    return this.#seen.view === this.#view ? lines : [];
  }
}
