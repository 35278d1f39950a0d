// What is said at a table, and of whom the viewer wants to hear no more.

import type { ChatMessage, ClientMessage } from "./protocol";

export class Talk {
  lines = $state.raw<readonly ChatMessage[]>([]);
  /** Those whom the viewer has muted. */
  muted = $state.raw<readonly { speaker: string; name: string }[]>([]);
  readonly #send: (message: ClientMessage) => boolean;

  constructor(send: (message: ClientMessage) => boolean) {
    this.#send = send;
  }

  say(text: string): void {
    const line = text.trim();
    if (line !== "") this.#send({ type: "chat", text: line });
  }

  /** Hear no more of somebody, or hear them again; from the host it holds for all. */
  mute(speaker: string, name: string, muted: boolean): void {
    const others = this.muted.filter((one) => one.speaker !== speaker);
    if (!this.#send({ type: "mute", speaker, muted })) return;
    this.muted = muted ? [...others, { speaker, name }] : others;
    this.restart();
  }

  hear(line: ChatMessage): void {
    this.lines = [...this.lines, line];
  }

  /** All of it is about to be told again. */
  restart(): void {
    this.lines = [];
  }
}
