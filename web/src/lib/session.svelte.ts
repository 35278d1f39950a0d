// A live table: what the server tells, shown at the chosen pace, and what the viewer answers.

import { Ahead } from "./ahead.svelte";
import { Answering } from "./answering.svelte";
import type { Catalog } from "./catalog";
import { Coach, gameFinished } from "./coach.svelte";
import { FrameQueue } from "./frames";
import { Cues } from "./cues";
import { Declined } from "./declined.svelte";
import { Here } from "./here.svelte";
import { Hints } from "./hints.svelte";
import { Logbook } from "./logbook.svelte";
import { message } from "./message";
import { actionsOf } from "./picks";
import { Pace, readingTime } from "./pace";
import { preferences, TEMPO } from "./preferences.svelte";
import type {
  ClientMessage,
  Decision,
  Frame,
  LogLine as Line,
  Message,
  Option,
  Play,
  Result,
  ServerMessage,
  SinceMessage,
  StateMessage,
  Table,
  UndoState,
  View,
} from "./protocol";
import { SPECTATOR } from "./protocol";
import type { ShownWorth, TableReader } from "./reader";
import { Seating } from "./seating.svelte";
import { seatNames } from "./seats";
import { ReconnectingSocket, socketUrl, type Connection, type SocketEvents } from "./socket";
import { Talk } from "./talk.svelte";
import { Wishes } from "./wishes.svelte";
import { words } from "./words.svelte";

/** How a change gets onto the page; motion measures before and after it. */
export type Stage = (apply: () => void) => void;

export type Connect = (events: SocketEvents) => Connection;

/** What holds once the last frame is shown. */
type Standing = Pick<StateMessage, "decisions" | "asked" | "undo" | "result">;

export class TableSession extends Answering implements TableReader {
  readonly catalog: Catalog;
  table = $state.raw() as Table;
  viewer = $state(SPECTATOR);
  asked = $state.raw<readonly number[]>([]);
  undoState = $state<UndoState>("no");
  result = $state.raw<Result | null>(null);
  /** What the page has chosen by itself since the viewer's last choice, in words. */
  taken = $state.raw<Message | null>(null);
  /** What the answers turned out to be worth, by action; nothing can be chosen then. */
  worths = $state.raw<ReadonlyMap<number, ShownWorth> | null>(null);
  /** The place in line of the bots that are asked, if they wait for their turn to think. */
  botsPlace = $state<number | null>(null);
  connected = $state(false);
  /** Frames that wait to be shown. */
  waiting = $state(0);
  /** An answer is on its way. */
  busy = $state(false);
  stage: Stage = (apply) => apply();

  readonly hints = new Hints(this, {
    ask: ({ seat, key }) => this.#send({ type: "hint", seat, key }),
    answer: (decision, actions) => this.#answer(decision, [...actions]),
  });

  readonly seating = new Seating(
    () => this.table,
    (message) => this.#send(message),
  );
  readonly coach = new Coach(this, ({ seat, key }) => this.#connection.send({ type: "coach", seat, key }));
  readonly here = new Here(this, (seat, subject) => {
    this.#connection.send({ type: "card", seat, subject });
  });
  readonly wishes = new Wishes(
    () => this.mySeats,
    (message) => this.#send(message),
  );
  readonly ahead = new Ahead((message) => this.#send(message));
  readonly talk = new Talk((message) => this.#send(message));
  readonly declined: Declined;
  readonly cues = new Cues();
  readonly #logbook = new Logbook();
  readonly #pace = new Pace();
  readonly #queue: FrameQueue;
  readonly #connection: Connection;
  #standing: Standing | null = null;
  /** As the server told it last. */
  #last: Standing | null = null;
  /** A choice that the server has not answered yet. */
  #unanswered: Play | null = null;
  /** One of which nobody knows whether it arrived before the connection was lost. */
  #lost: Play | null = null;
  #changing = false;
  /** What is shown has happened while the viewer was away. */
  #catchingUp = false;

  constructor(
    table: Table,
    catalog: Catalog,
    connect: Connect = (events) => new ReconnectingSocket(socketUrl(table.id), events),
  ) {
    super();
    this.table = table;
    this.seating.time.set(table.now);
    this.seating.time.tell(table.clock);
    this.catalog = catalog;
    this.declined = new Declined(table.id);
    this.#queue = new FrameQueue({
      show: (frames) => this.#onStage(() => this.#show(frames)),
      atOnce: (frame) => this.#isOwn(frame),
      pause: (frames) => this.#pauseAfter(frames),
      waiting: (count) => (this.waiting = count),
      drained: () => {
        const goesOn = this.result === null;
        this.#catchingUp = false;
        this.#settle();
        this.cues.settled(this.decision !== null, goesOn && this.result !== null);
        this.#answerByItself();
      },
    });
    this.#connection = connect({
      message: (message) => this.#receive(message),
      connected: (connected) => this.#connectionChanged(connected),
      signedOut: () => (this.notice = message("identity-signed-out")),
    });
  }

  get log(): readonly Line[] {
    return this.#logbook.lines;
  }

  get leftAt(): number | null {
    return this.#logbook.left;
  }

  /** The lines since the viewer's last move. */
  get sinceMyMove(): readonly Line[] {
    return this.#logbook.since(this.viewer);
  }

  /** What the viewer saw before its last move. */
  get viewBeforeMyMove(): View | null {
    return this.#logbook.viewBefore(this.viewer);
  }

  said(message: Message): string {
    return words.said(message, this.players);
  }

  get players(): readonly string[] {
    return seatNames(this.table);
  }

  get mySeats(): number[] {
    return this.table.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  }

  /** Choices can be made now. */
  get open(): boolean {
    return this.decision !== null && !this.busy && this.connected;
  }

  isAdvised(option: Option): boolean {
    const given = this.hints.now !== null && this.hints.isAdvised(option);
    return this.keeping && this.hints.now !== null ? !given : given;
  }

  worthOf(option: Option): ShownWorth | null {
    return this.worths?.get(option.action) ?? null;
  }

  /** Says no to this question now, and whenever it comes again in this game. */
  decline(): void {
    const decision = this.decision;
    const no = decision && this.declined.no(decision);
    if (!no || !this.open) return;
    this.declined.add(decision);
    this.#answer(decision, [no.action]);
  }

  choose(option: Option): void {
    const decision = this.decision;
    if (decision === null || !this.open || this.worths !== null) return;
    this.taken = null;
    if (this.picks === null) this.#answer(decision, [option.action]);
    else this.toggle(option);
  }

  confirm(): void {
    const decision = this.decision;
    if (decision === null || !this.canConfirm) return;
    const planned = this.plan?.actions(this.picked);
    if (planned) this.#answer(decision, [...planned]);
    else this.send(this.answer);
  }

  /** Answers a set with these of its options. */
  send(options: readonly Option[]): void {
    const decision = this.decision;
    if (decision === null || decision.picks === null || !this.open) return;
    this.taken = null;
    this.#answer(decision, actionsOf(decision.picks, options));
  }

  undo(): void {
    if (this.undoState !== "no" && !this.busy) this.#ask({ type: "undo", seat: this.viewer });
  }

  look(viewer: number): void {
    this.#ask({ type: "look", viewer });
  }

  letWatch(allowed: boolean): void {
    this.#send({ type: "watchers", allowed });
  }

  /** Shows at once all that waits to be shown. */
  skip(): void {
    this.#onStage(() => this.#queue.skip());
  }

  close(): void {
    this.#queue.clear();
    this.seating.time.stop();
    this.#connection.close();
  }

  #answer(decision: Decision, actions: number[]): void {
    this.coach.answers(decision);
    this.#unanswered = { type: "play", seat: decision.seat, key: decision.key, actions };
    this.#ask(this.#unanswered);
  }

  /** Sends what the server will answer with a state or an error. */
  #ask(wish: ClientMessage): void {
    this.busy = this.#send(wish);
  }

  #send(wish: ClientMessage): boolean {
    const sent = this.#connection.send(wish);
    this.notice = sent ? null : message("page-no-connection");
    return sent;
  }

  #connectionChanged(connected: boolean): void {
    this.connected = connected;
    if (connected) this.talk.restart();
    this.botsPlace = null;
    // Whether a lost answer arrived is seen from the state that follows a new connection.
    this.busy = false;
    this.#lost ??= this.#unanswered;
    this.#unanswered = null;
    this.hints.giveUp();
    this.coach.restart();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.#receiveTable(message.table);
        break;
      case "since":
        this.#receiveSince(message);
        break;
      case "state":
        this.#receiveState(message);
        break;
      case "consent":
        this.notice = this.wishes.hear(message) ?? this.notice;
        this.busy = false;
        break;
      case "ahead":
        this.ahead.hear(message);
        break;
      case "foreseen":
        this.ahead.foresee(message);
        break;
      case "chat":
        this.talk.hear(message);
        break;
      case "hint":
        this.hints.give(message);
        break;
      case "coach":
        this.coach.give(message);
        break;
      case "card":
        this.here.give(message);
        break;
      case "wait":
        if (message.about === "hint") this.hints.place = message.place;
        else this.botsPlace = message.place;
        break;
      case "error":
        if (message.about === "coach" || message.about === "card") break; // the page asked: there is only nothing said
        this.notice = message.message;
        if (message.about === "play") this.#unanswered = null;
        if (message.about === "hint") this.hints.giveUp();
        else this.busy = false;
    }
  }

  #receiveTable(table: Table): void {
    this.table = table;
    this.seating.time.set(table.now);
    this.seating.time.tell(table.clock);
    if (table.halted !== null) this.ask(null);
  }

  /** Plays what has happened since the viewer left; then it is as it was told before. */
  #receiveSince({ viewer, lines, frames }: SinceMessage): void {
    const [start, ...moves] = frames;
    if (viewer !== this.viewer || start === undefined || this.#last === null) return;
    this.#standing = this.#last;
    this.#catchingUp = true;
    this.decision = null;
    this.#onStage(() => {
      this.view = start.view;
      this.#logbook.rewind(lines);
    });
    this.#queue.add(moves);
  }

  #receiveState(message: StateMessage): void {
    this.busy = false;
    this.#last = message;
    this.seating.time.tell(message.clock);
    if (message.reset) return this.#start(message);
    if (message.viewer !== this.viewer || this.view === null) {
      this.#resync();
      return;
    }
    this.#unanswered = null;
    this.#standing = message;
    this.decision = null;
    this.picked = [];
    this.#queue.add(message.frames);
  }

  #resync(): void {
    this.talk.restart();
    this.#send({ type: "sync" });
  }

  #start(message: StateMessage): void {
    const [frame] = message.frames;
    this.#queue.clear();
    this.#standing = message;
    this.#onStage(() => {
      this.viewer = message.viewer;
      this.#logbook.left = null;
      this.#logbook.restart(frame?.lines ?? [], message.viewer);
      this.view = frame?.view ?? null;
      this.#settle();
    });
    this.#sendAgain();
  }

  /** A choice that was on its way when the connection was lost is made again, if it did not arrive. */
  #sendAgain(): void {
    const lost = this.#lost;
    this.#lost = null;
    if (lost === null || this.decision?.key !== lost.key || this.decision.seat !== lost.seat) return;
    this.#answer(this.decision, lost.actions);
    this.notice = message("app-sent-again");
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

  #show(frames: readonly Frame[]): void {
    for (const frame of frames) {
      this.#logbook.add(frame, this.viewer, this.view);
      this.view = frame.view;
    }
    this.cues.shown(frames, (frame) => this.#isOwn(frame));
  }

  /** Others' moves stand for a while; own moves, and what nobody could see, do not. */
  #pauseAfter(frames: readonly Frame[]): number {
    if (this.#catchingUp) return readingTime(frames, TEMPO[preferences.speed]);
    const told = frames.findLast((frame) => !this.#isOwn(frame) && frame.lines.length > 0);
    return told === undefined ? 0 : this.#pace.next(told.view.round, TEMPO[preferences.speed]);
  }

  #isOwn(frame: Frame): boolean {
    return frame.seat !== null && this.mySeats.includes(frame.seat);
  }

  #settle(): void {
    const standing = this.#standing;
    if (standing === null) return;
    this.#standing = null;
    this.ask(standing.decisions[0] ?? null);
    this.asked = standing.asked;
    this.undoState = standing.undo;
    this.result = standing.result;
    if (this.result !== null && this.mySeats.length > 0) gameFinished();
  }

  /**
   * Answers what the viewer has declined for this game, and what leaves no choice. After a reset, as when something was
   * taken back, all is asked. Without a choice others must not learn by the time it takes that there was none.
   */
  #answerByItself(): void {
    const decision = this.decision;
    if (decision === null || !this.open) return;
    const [first, ...more] = decision.options;
    const alone = this.table.seats.every((seat) => seat.sort !== "person" || seat.yours);
    const forced = more.length === 0 && alone ? (first ?? null) : null;
    const chosen = this.declined.includes(decision) ? this.declined.no(decision) : forced;
    if (chosen === null) return;
    this.taken = chosen.text;
    this.#answer(decision, [chosen.action]);
  }
}
