// A WebSocket that comes back by itself.

import { whenBack } from "./online";
import type { ClientMessage, ServerMessage } from "./protocol";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server has said why it lets nobody in; asking again at once would not help. */
const NOT_ADMITTED = 4004;
const SIGNED_OUT = 4001;

export interface SocketEvents {
  message(message: ServerMessage): void;
  connected(connected: boolean): void;
  /** The visitor is not who they were on this device any more. */
  signedOut(): void;
}

export interface Connection {
  send(message: ClientMessage): boolean;
  close(): void;
}

export class ReconnectingSocket implements Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #url: string;
  readonly #events: SocketEvents;
  readonly #stop: () => void;

  constructor(url: string, events: SocketEvents) {
    this.#url = url;
    this.#events = events;
    this.#connect();
    this.#stop = whenBack(() => this.#tryNow());
  }

  /** Sends the message, or says that it could not. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Waits no longer, if it waits. */
  #tryNow(): void {
    if (this.#timer === undefined || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#events.connected(true);
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#events.message(JSON.parse(event.data) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (this.#closed) return;
      this.#events.connected(false);
      if (code === SIGNED_OUT) this.#events.signedOut();
      if (code === NOT_ADMITTED || code === SIGNED_OUT) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}

export function socketUrl(tableId: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(tableId)}/play`;
}
