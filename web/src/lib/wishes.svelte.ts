// What somebody wishes that needs the others' consent: to take back, a bot for somebody absent, the end of the game.

import { message } from "./message";
import type { ClientMessage, ConsentMessage, Message, Wanted } from "./protocol";

export interface Wish {
  askedBy: number;
  wants: Wanted;
  /** The move that would be taken back in words, if everybody could see it. */
  about: Message | null;
  /** The seat that a bot of this level would play for. */
  of: number | null;
  level: string | null;
  waiting: number[];
}

export class Wishes {
  /** What waits for the other people. */
  now = $state.raw<Wish | null>(null);
  readonly #mySeats: () => readonly number[];
  readonly #send: (message: ClientMessage) => boolean;

  constructor(mySeats: () => readonly number[], send: (message: ClientMessage) => boolean) {
    this.#mySeats = mySeats;
    this.#send = send;
  }

  /** Wishes no more. */
  withdraw(): void {
    if (this.now !== null) this.#send({ type: "withdraw", seat: this.now.askedBy });
  }

  /** Answers for all own seats that are asked. */
  consent(agree: boolean): void {
    const mine = this.#mySeats();
    for (const seat of this.now?.waiting ?? []) {
      if (mine.includes(seat)) this.#send({ type: "consent", seat, agree });
    }
  }

  /** What is to be said of it, if an own wish was refused. */
  hear(told: ConsentMessage): Message | null {
    const { refused_by: refusedBy } = told;
    const refused = refusedBy !== null && this.now !== null && this.#mySeats().includes(this.now.askedBy);
    this.now =
      told.asked_by === null
        ? null
        : {
            askedBy: told.asked_by,
            wants: told.wants,
            about: told.about,
            of: told.of,
            level: told.level,
            waiting: told.waiting,
          };
    return refused
      ? message(told.wants === "undo" ? "page-undo-refused" : "seats-page-refused", {
          player: { is: "seat", seat: refusedBy },
        })
      : null;
  }
}
