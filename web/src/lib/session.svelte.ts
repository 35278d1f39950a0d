// A live table: what the server tells, shown at the chosen pace, and what the viewer answers.

import type { Catalog } from "./catalog";
import { FrameQueue } from "./frames";
import { Hints } from "./hints.svelte";
import { Logbook } from "./logbook.svelte";
import { actionsOf, isComplete, isFull, progress, toggled } from "./picks";
import type { Plan, Planner } from "./plan";
import { PACE, preferences } from "./preferences.svelte";
import type {
  ChatMessage,
  ClientMessage,
  ConsentMessage,
  Decision,
  Frame,
  LogLine as Line,
  Option,
  Picks,
  Result,
  ServerMessage,
  StateMessage,
  Table,
  UndoState,
  View,
} from "./protocol";
import { SPECTATOR } from "./protocol";
import type { TableReader } from "./reader";
import { seatName } from "./seats";
import { ReconnectingSocket, socketUrl, type Connection, type SocketEvents } from "./socket";
import { offered, refusal } from "./subjects";

/** How a change gets onto the page; motion measures before and after it. */
export type Stage = (apply: () => void) => void;

export type Connect = (events: SocketEvents) => Connection;

export interface Wish {
  askedBy: number;
  waiting: number[];
}

/** What holds once the last frame is shown. */
type Standing = Pick<StateMessage, "decisions" | "asked" | "undo" | "result">;

export class TableSession implements TableReader {
  readonly catalog: Catalog;
  table = $state.raw() as Table;
  viewer = $state(SPECTATOR);
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  asked = $state.raw<readonly number[]>([]);
  undoState = $state<UndoState>("no");
  result = $state.raw<Result | null>(null);
  picked = $state.raw<readonly Option[]>([]);
  chatLines = $state.raw<readonly ChatMessage[]>([]);
  /** Someone's wish to take back, which waits for the other people. */
  wish = $state.raw<Wish | null>(null);
  /** What went wrong and what to do about it, or why something cannot be chosen. */
  notice = $state<string | null>(null);
  connected = $state(false);
  /** Frames that wait to be shown. */
  waiting = $state(0);
  /** An answer is on its way. */
  busy = $state(false);
  /** The title's way to answer some decisions. */
  planner = $state.raw<Planner | null>(null);
  readonly plan = $derived<Plan | null>(
    this.decision === null || this.view === null ? null : (this.planner?.(this.decision, this.view) ?? null),
  );
  stage: Stage = (apply) => apply();

  readonly hints = new Hints(this, {
    ask: ({ seat, key }) => this.#send({ type: "hint", seat, key }),
    answer: (decision, actions) => this.#answer(decision, [...actions]),
  });

  readonly #logbook = new Logbook();
  readonly #queue: FrameQueue;
  readonly #connection: Connection;
  #standing: Standing | null = null;
  #changing = false;

  constructor(
    table: Table,
    catalog: Catalog,
    connect: Connect = (events) => new ReconnectingSocket(socketUrl(table.id), events),
  ) {
    this.table = table;
    this.catalog = catalog;
    this.#queue = new FrameQueue({
      show: (frame) => this.#onStage(() => this.#show(frame)),
      atOnce: (frame) => this.#isOwn(frame),
      pause: (frame) => this.#pauseAfter(frame),
      waiting: (count) => (this.waiting = count),
      drained: () => this.#settle(),
    });
    this.#connection = connect({
      message: (message) => this.#receive(message),
      connected: (connected) => this.#connectionChanged(connected),
    });
  }

  get log(): readonly Line[] {
    return this.#logbook.lines;
  }

  /** The lines since the viewer's last move. */
  get sinceMyMove(): readonly Line[] {
    return this.#logbook.since(this.viewer);
  }

  get mySeats(): number[] {
    return this.table.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  }

  /** Choices can be made now. */
  get open(): boolean {
    return this.decision !== null && !this.busy && this.connected;
  }

  get picks(): Picks | null {
    if (this.plan !== null)
      return { least: 1, most: 1, options: [...this.plan.choices(this.picked)], done: null };
    const picks = this.decision?.picks ?? null;
    return picks?.least === 1 && picks.most === 1 ? null : picks;
  }

  get canConfirm(): boolean {
    if (!this.open) return false;
    if (this.plan !== null) return this.plan.actions(this.picked) !== null;
    return this.picks !== null && isComplete(this.picks, this.picked);
  }

  /** How far the answer is, in words; nothing where one choice is the whole answer. */
  get progress(): string {
    if (this.plan !== null) return this.plan.summary(this.picked);
    return this.picks === null ? "" : progress(this.picks, this.picked);
  }

  optionsFor(subject: string, copy = 0): Option[] {
    if (!this.open || this.decision === null) return [];
    if (this.plan !== null)
      return this.plan.choices(this.picked).filter((option) => option.subject === subject);
    return offered(this.decision, subject, copy);
  }

  refusalFor(subject: string): string | null {
    return this.decision === null ? null : refusal(this.decision, subject);
  }

  isPicked(option: Option): boolean {
    if (this.plan !== null) return this.picked.some((one) => one.action === option.action);
    return this.picked.includes(option);
  }

  isAdvised(option: Option): boolean {
    return this.hints.isAdvised(option);
  }

  choose(option: Option): void {
    const decision = this.decision;
    if (decision === null || !this.open) return;
    if (this.picks === null) this.#answer(decision, [option.action]);
    else this.toggle(option);
  }

  toggle(option: Option): void {
    const picks = this.picks;
    if (picks === null || !this.open) return;
    if (this.plan !== null) {
      this.picked = this.plan.toggled(this.picked, option);
      return;
    }
    if (isFull(picks, this.picked) && picks.most > 1 && !this.isPicked(option)) {
      this.notice = `You have chosen ${picks.most} already. Take one back first.`;
      return;
    }
    this.picked = toggled(picks, this.picked, option);
    this.notice = null;
  }

  confirm(): void {
    const decision = this.decision;
    if (decision === null || !this.canConfirm) return;
    const planned = this.plan?.actions(this.picked);
    if (planned) this.#answer(decision, [...planned]);
    else if (this.picks !== null) this.#answer(decision, actionsOf(this.picks, this.picked));
  }

  /** Takes the last pick back; it was not sent yet. */
  takeBack(): void {
    this.picked = this.picked.slice(0, -1);
  }

  undo(): void {
    if (this.undoState !== "no" && !this.busy) this.#ask({ type: "undo", seat: this.viewer });
  }

  look(viewer: number): void {
    this.#ask({ type: "look", viewer });
  }

  /** Answers a wish to take back, for all own seats that are asked. */
  consent(agree: boolean): void {
    const mine = this.mySeats;
    for (const seat of this.wish?.waiting ?? []) {
      if (mine.includes(seat)) this.#send({ type: "consent", seat, agree });
    }
  }

  chat(text: string): void {
    const words = text.trim();
    if (words !== "") this.#send({ type: "chat", text: words });
  }

  /** Shows at once all that waits to be shown. */
  skip(): void {
    this.#onStage(() => this.#queue.skip());
  }

  close(): void {
    this.#queue.clear();
    this.#connection.close();
  }

  #answer(decision: Decision, actions: number[]): void {
    this.#ask({ type: "play", seat: decision.seat, key: decision.key, actions });
  }

  /** Sends what the server will answer with a state or an error. */
  #ask(message: ClientMessage): void {
    this.busy = this.#send(message);
  }

  #send(message: ClientMessage): boolean {
    const sent = this.#connection.send(message);
    this.notice = sent ? null : "There is no connection to the server. Wait until it is back.";
    return sent;
  }

  #connectionChanged(connected: boolean): void {
    this.connected = connected;
    if (connected) this.chatLines = []; // all of it is told again
    // Whether a lost answer arrived is seen from the state that follows a new connection.
    this.busy = false;
    this.hints.giveUp();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        break;
      case "state":
        this.#receiveState(message);
        break;
      case "consent":
        this.#receiveConsent(message);
        break;
      case "chat":
        this.chatLines = [...this.chatLines, message];
        break;
      case "hint":
        this.hints.give(message);
        break;
      case "error":
        this.notice = message.message;
        if (message.about === "hint") this.hints.giveUp();
        else this.busy = false;
    }
  }

  #receiveState(message: StateMessage): void {
    this.busy = false;
    if (message.reset) return this.#start(message);
    if (message.viewer !== this.viewer || this.view === null) {
      this.#resync();
      return;
    }
    this.#standing = message;
    this.decision = null;
    this.picked = [];
    this.#queue.add(message.frames);
  }

  #resync(): void {
    this.chatLines = []; // all of it is told again
    this.#send({ type: "sync" });
  }

  #start(message: StateMessage): void {
    const [frame] = message.frames;
    this.#queue.clear();
    this.#standing = message;
    this.#onStage(() => {
      this.viewer = message.viewer;
      this.#logbook.restart(frame?.lines ?? [], message.viewer);
      this.view = frame?.view ?? null;
      this.#settle();
    });
  }

  /** Changes within a change are one change, so that skipped moves travel straight to their end. */
  #onStage(apply: () => void): void {
    if (this.#changing) return apply();
    this.#changing = true;
    try {
      this.stage(apply);
    } finally {
      this.#changing = false;
    }
  }

  #show(frame: Frame): void {
    this.view = frame.view;
    this.#logbook.add(frame, this.viewer);
  }

  /** Others' moves stand for a while; own moves, and what nobody could see, do not. */
  #pauseAfter(frame: Frame): number {
    return this.#isOwn(frame) || frame.lines.length === 0 ? 0 : PACE[preferences.speed];
  }

  #isOwn(frame: Frame): boolean {
    return frame.seat !== null && this.mySeats.includes(frame.seat);
  }

  #settle(): void {
    const standing = this.#standing;
    if (standing === null) return;
    this.#standing = null;
    this.#keepPicks(standing.decisions[0] ?? null);
    this.asked = standing.asked;
    this.undoState = standing.undo;
    this.result = standing.result;
  }

  /** Picks survive the same question being asked again, as after a reconnection. */
  #keepPicks(decision: Decision | null): void {
    const before = this.decision;
    const kept =
      before?.picks != null && before.key === decision?.key
        ? this.picked.map((option) => before.picks?.options.indexOf(option) ?? -1)
        : [];
    this.decision = decision;
    this.picked = kept.flatMap((place) => decision?.picks?.options[place] ?? []);
  }

  #receiveConsent(message: ConsentMessage): void {
    const { refused_by: refusedBy } = message;
    if (refusedBy !== null && this.wish !== null && this.mySeats.includes(this.wish.askedBy))
      this.notice = `${seatName(this.table, refusedBy)} does not agree to take the move back.`;
    this.wish = message.asked_by === null ? null : { askedBy: message.asked_by, waiting: message.waiting };
    this.busy = false;
  }
}
