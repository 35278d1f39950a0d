// How far somebody is with the lessons; this browser remembers it.

import { remember, remembered } from "../../lib/storage";

const NAME = "lessons";

interface Kept {
  /** The step to go on with, from 1. */
  step: number;
  done: boolean;
}

class Progress {
  #kept = $state.raw<Readonly<Record<string, Kept>>>(read(remembered(NAME)));

  done(title: string, lesson: string): boolean {
    return this.#kept[`${title}/${lesson}`]?.done ?? false;
  }

  /** The step to go on with; the first of a lesson that was not begun, or was finished. */
  step(title: string, lesson: string): number {
    return this.#kept[`${title}/${lesson}`]?.step ?? 1;
  }

  get begun(): boolean {
    return Object.keys(this.#kept).length > 0;
  }

  reach(title: string, lesson: string, step: number): void {
    this.#keep(title, lesson, { step, done: this.done(title, lesson) });
  }

  finish(title: string, lesson: string): void {
    this.#keep(title, lesson, { step: 1, done: true });
  }

  forget(): void {
    this.#kept = {};
    remember(NAME, "{}");
  }

  #keep(title: string, lesson: string, kept: Kept): void {
    this.#kept = { ...this.#kept, [`${title}/${lesson}`]: kept };
    remember(NAME, JSON.stringify(this.#kept));
  }
}

/** What was remembered may be of another version of the page. */
function read(text: string | null): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter((entry) => isKept(entry[1])));
  } catch {
    return {};
  }
}

function isKept(found: unknown): found is Kept {
  if (typeof found !== "object" || found === null) return false;
  const { step, done } = found as Partial<Kept>;
  return Number.isInteger(step) && typeof done === "boolean";
}

export const progress = new Progress();
