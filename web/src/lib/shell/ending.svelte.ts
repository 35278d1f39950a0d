// The panel with the result of a game. It comes by itself once; whoever has seen it comes back to the table, not to it.

import { remember, remembered } from "../storage";

export class Ending {
  shown = $state(false);
  readonly #name: string;

  constructor(table: string) {
    this.#name = `ended.${table}`;
  }

  /** The game is over, and its last move has been shown; whether the panel came of it. */
  over(): boolean {
    if (remembered(this.#name) !== null) return false;
    remember(this.#name, "seen");
    this.shown = true;
    return true;
  }
}
