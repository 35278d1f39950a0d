// What the things on a table share: which are there, which is looked at closely, which is pointed at from the log.

import { getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Glossary } from "./help/glossary";
import type { Component, Message, Option } from "./protocol";
import type { TableReader } from "./reader";

/** A thing under the Inspector. */
export interface Inspected {
  label: string;
  subject: string | null;
  copy: number;
  /** False for things that the decision cannot mean, such as another player's copy. */
  active: boolean;
  /** Where it lies, as the title names the places of its table. */
  place?: string | undefined;
  component: Component | null;
  anchor: HTMLElement;
  /** Its text can be read on the table already. */
  readable: boolean;
  /** Stays until closed; opened by long press or from the log. */
  pinned: boolean;
}

/** Several options of one thing, to choose from at the thing. */
export interface Choice {
  label: string;
  options: readonly Option[];
  anchor: HTMLElement;
}

export const INSPECTOR_ID = "inspector";

export class Board {
  readonly reader: TableReader;
  /** What the words of the title mean. */
  readonly glossary: Glossary;
  inspected = $state.raw<Inspected | null>(null);
  choice = $state.raw<Choice | null>(null);
  /** The component that is pointed at in the log. */
  highlighted = $state.raw<Component | null>(null);
  /** Tells why something cannot be chosen. */
  tell: (why: Message) => void = () => {};
  readonly #placed = new SvelteMap<string, number>();

  constructor(reader: TableReader, glossary: Glossary) {
    this.reader = reader;
    this.glossary = glossary;
  }

  /** Notes that a thing lies on the table; the answer takes it off again. */
  place(subject: string): () => void {
    return untrack(() => {
      this.#placed.set(subject, (this.#placed.get(subject) ?? 0) + 1);
      return () => {
        const left = (this.#placed.get(subject) ?? 0) - 1;
        if (left > 0) this.#placed.set(subject, left);
        else this.#placed.delete(subject);
      };
    });
  }

  isPlaced(subject: string | null): boolean {
    return subject !== null && this.#placed.has(subject);
  }

  /** Chooses the option there is, or asks which of several. */
  choose(label: string, options: readonly Option[], anchor: HTMLElement): void {
    const [option] = options;
    if (option === undefined) return;
    if (options.length === 1) this.reader.choose(option);
    else this.choice = { label, options, anchor };
    this.inspected = null;
  }

  inspect(inspected: Inspected): void {
    const held = this.inspected?.pinned === true && !inspected.pinned;
    if (this.choice === null && !held) this.inspected = inspected;
  }

  /** Closes what is open above the table; says whether anything was. */
  close(): boolean {
    const open = this.choice !== null || this.inspected !== null;
    this.choice?.anchor.focus();
    this.choice = null;
    this.inspected = null;
    return open;
  }
}

const BOARD = Symbol("board");

export function provideBoard(reader: TableReader, glossary: Glossary): Board {
  return setContext(BOARD, new Board(reader, glossary));
}

export function useBoard(): Board {
  return getContext<Board>(BOARD);
}
