// Who is at the table, who plays for whom, and what time is left: as the server told it, and what can be done about it.

import type { ClientMessage, Clock, Table, TableSeat } from "./protocol";

/** How often what is shown of times is brought up to date, in milliseconds. */
const TICK = 1000;

/** A clock that goes on between what the server tells. */
export class TableTime {
  /** The time of the server, in milliseconds since 1970. */
  now = $state(Date.now());
  #clock = $state.raw<Clock | null>(null);
  #ahead = 0;
  #told = 0;
  readonly #timer = setInterval(() => this.#tick(), TICK);

  /** The server has told what its clock says. */
  set(now: string): void {
    this.#ahead = Date.parse(now) - Date.now();
    this.#tick();
  }

  tell(clock: Clock | null): void {
    this.#clock = clock;
    this.#tick();
    this.#told = this.now;
  }

  get clock(): Clock | null {
    return this.#clock;
  }

  /** What is left to a seat, in milliseconds; null where no clock is. */
  left(seat: number): number | null {
    const told = this.#clock?.seats[seat];
    if (told === undefined || told.left === null) return null;
    return told.running ? Math.max(0, told.left - Math.max(0, this.now - this.#told)) : told.left;
  }

  isRunning(seat: number): boolean {
    return this.#clock?.seats[seat]?.running ?? false;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    this.now = Date.now() + this.#ahead;
  }
}

/** What the people at a table may do about each other's seats. */
export class Seating {
  readonly time = new TableTime();
  readonly #table: () => Table;
  readonly #send: (message: ClientMessage) => void;

  constructor(table: () => Table, send: (message: ClientMessage) => void) {
    this.#table = table;
    this.#send = send;
  }

  /** The own seat to act from: one that nobody else plays. */
  get own(): number | null {
    const seats = this.#table().seats;
    const found = seats.findIndex((seat) => seat.yours && seat.stand_in === null);
    return found < 0 ? null : found;
  }

  /** People of other screens. */
  get others(): number[] {
    return this.#seats((seat) => seat.sort === "person" && !seat.yours);
  }

  /** Whether a bot may be let play there without asking anybody. */
  mayStandIn(seat: number): boolean {
    const from = this.#table().seats[seat]?.may_stand_in ?? null;
    return from !== null && Date.parse(from) <= this.time.now && this.own !== null;
  }

  /** Whether those who are there may be asked to let a bot play there. */
  mayAsk(seat: number): boolean {
    const there = this.#table().seats[seat];
    if (there === undefined || this.own === null || there.here || there.stand_in !== null) return false;
    return (
      this.#seats((one) => one.sort === "person" && !one.yours && one.here && one.stand_in === null).length >
      0
    );
  }

  standIn(of: number, level: string): void {
    if (this.own !== null) this.#send({ type: "stand_in", seat: this.own, of, level });
  }

  takeSeat(seat: number): void {
    this.#send({ type: "take_seat", seat });
  }

  resign(seat: number): void {
    this.#send({ type: "resign", seat });
  }

  end(): void {
    if (this.own !== null) this.#send({ type: "end", seat: this.own });
  }

  pause(paused: boolean): void {
    const clock = this.time.clock;
    const mine = this.#seats((seat) => seat.yours && seat.stand_in === null);
    const seat = mine.find((one) => (paused ? !clock?.pauses.includes(one) : clock?.paused_by === one));
    if (seat !== undefined) this.#send({ type: "pause", seat, paused });
  }

  get mayPause(): boolean {
    const clock = this.time.clock;
    if (clock === null || this.#table().pace.days === null || clock.paused_by !== null) return false;
    return this.#seats((seat) => seat.yours && seat.stand_in === null).some(
      (seat) => !clock.pauses.includes(seat),
    );
  }

  get mayResume(): boolean {
    const by = this.time.clock?.paused_by ?? null;
    return by !== null && this.#table().seats[by]?.yours === true;
  }

  #seats(wanted: (seat: TableSeat) => boolean): number[] {
    return this.#table().seats.flatMap((seat, number) => (wanted(seat) ? [number] : []));
  }
}
