// A game as one person likes to set it up; what was played last is what "Play now" means.

import type { NewSeat, NewTable, Pace, SettingValue, Title } from "../../lib/protocol";
import { remember, remembered } from "../../lib/storage";
import { levelName } from "./levels";
import { chosenWords, settingWords } from "./settings";
import { words } from "../../lib/words.svelte";

/** A seat besides one's own. It keeps level and name while another sort is tried. */
export interface OtherSeat {
  sort: "bot" | "local" | "open";
  level: string;
  name: string;
}

export interface Setup {
  others: OtherSeat[];
  settings: Record<string, SettingValue>;
  public: boolean;
  shuffle: boolean;
  /** Whether the game changes ratings. */
  rated: boolean;
  /** Null as long as the person has not said. */
  hints: boolean | null;
  /** A name of one of the clocks below. */
  clock: ClockChoice;
  /** Minutes after which a bot may play for who is away; null: only if all agree. */
  away: number | null;
}

/** The clocks to choose from: bank and increment in seconds, or days for each choice. */
export const CLOCKS = {
  none: {},
  quick: { bank_seconds: 300, increment_seconds: 5 },
  usual: { bank_seconds: 900, increment_seconds: 15 },
  long: { bank_seconds: 2700, increment_seconds: 30 },
  day: { days: 1 },
  days: { days: 3 },
  week: { days: 7 },
} as const satisfies Record<string, Partial<Pace>>;
export type ClockChoice = keyof typeof CLOCKS;

export const ABSENCES: readonly (number | null)[] = [2, 5, 10, 30, 1440, null];
const USUAL_ABSENCE = 10;

/** What the table would agree about time. */
export function paceOf(setup: Pick<Setup, "clock" | "away">): Pace {
  return {
    bank_seconds: null,
    increment_seconds: 0,
    days: null,
    ...CLOCKS[setup.clock],
    away_minutes: setup.away,
  };
}

const USUAL_PLAYERS = 3;

export function defaultSetup(title: Title): Setup {
  const players = title.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : Math.min(...title.players);
  return {
    others: Array.from({ length: players - 1 }, () => botSeat(title)),
    settings: Object.fromEntries(title.settings.map((setting) => [setting.name, setting.default])),
    public: false,
    shuffle: false,
    rated: false,
    hints: null,
    clock: "none",
    away: USUAL_ABSENCE,
  };
}

export function botSeat(title: Title): OtherSeat {
  return { sort: "bot", level: title.usual_level, name: "" };
}

export function rememberedSetup(title: Title): Setup {
  const stored = remembered(`setup.${title.name}`);
  if (stored === null) return defaultSetup(title);
  try {
    return checked(title, JSON.parse(stored) as Partial<Setup>);
  } catch {
    return defaultSetup(title);
  }
}

export function rememberSetup(title: Title, setup: Setup): void {
  remember(`setup.${title.name}`, JSON.stringify(setup));
}

/** What was stored by an older version may not fit the title any more. */
function checked(title: Title, stored: Partial<Setup>): Setup {
  const usual = defaultSetup(title);
  const others = (stored.others ?? []).map((seat) => ({
    ...botSeat(title),
    ...seat,
    level: title.levels.some((level) => level.name === seat.level) ? seat.level : title.usual_level,
  }));
  return {
    others: title.players.includes(others.length + 1) ? others : usual.others,
    settings: Object.fromEntries(
      title.settings.map(({ name, allowed, default: otherwise }) => {
        const value = stored.settings?.[name];
        return [name, value !== undefined && allowed.includes(value) ? value : otherwise];
      }),
    ),
    public: stored.public ?? false,
    shuffle: stored.shuffle ?? false,
    rated: stored.rated ?? false,
    hints: stored.hints ?? null,
    clock: stored.clock !== undefined && stored.clock in CLOCKS ? stored.clock : usual.clock,
    away: stored.away !== undefined && ABSENCES.includes(stored.away) ? stored.away : usual.away,
  };
}

export function withPlayers(title: Title, setup: Setup, players: number): Setup {
  const others = Array.from(
    { length: players - 1 },
    (_, number) => setup.others[number] ?? setup.others.at(-1) ?? botSeat(title),
  );
  return { ...setup, others: others.map((seat) => ({ ...seat })) };
}

/** Whether people elsewhere are waited for. */
export function hasOpenSeats(setup: Setup): boolean {
  return setup.others.some((seat) => seat.sort === "open");
}

/** Whether the game can be rated: everybody plays at a screen of their own. */
export function canBeRated(setup: Setup): boolean {
  return setup.others.every((seat) => seat.sort !== "local");
}

export function isRated(setup: Setup): boolean {
  return setup.rated && canBeRated(setup);
}

/** Hints are usual where nobody else could mind; in a rated game there are none. */
export function hintsAllowed(setup: Setup): boolean {
  if (isRated(setup)) return false;
  return setup.hints ?? !hasOpenSeats(setup);
}

/** The settings that can be chosen with this many players. */
export function settingsFor(title: Title, players: number): Title["settings"] {
  return title.settings.filter(
    (setting) => settingWords(title.name, setting.name)?.players?.includes(players) ?? true,
  );
}

export function newTable(title: Title, setup: Setup): NewTable {
  const settings = settingsFor(title, setup.others.length + 1).map(({ name, default: otherwise }) => [
    name,
    setup.settings[name] ?? otherwise,
  ]);
  return {
    title: title.name,
    settings: Object.fromEntries(settings) as Record<string, SettingValue>,
    seats: [{ sort: "me" }, ...setup.others.map(newSeat)],
    public: setup.public && hasOpenSeats(setup),
    shuffle: setup.shuffle,
    hints: setup.hints,
    rated: isRated(setup),
    ...(hasOpenSeats(setup) ? { pace: paceOf(setup) } : {}),
  };
}

function newSeat(seat: OtherSeat, number: number): NewSeat {
  switch (seat.sort) {
    case "bot":
      return { sort: "bot", level: seat.level };
    case "local":
      return { sort: "local", name: seat.name.trim() || words.say("page-player", { number: number + 2 }) };
    case "open":
      return { sort: "open" };
  }
}

/** The setup in a few words: "You and 2 bots (medium), first game". */
export function summary(title: Title, setup: Setup): string {
  const bots = setup.others.filter((seat) => seat.sort === "bot");
  const friends = setup.others.filter((seat) => seat.sort === "local").length;
  const open = setup.others.filter((seat) => seat.sort === "open").length;
  const levels = [...new Set(bots.map((seat) => seat.level))];
  const players = [words.say("page-you")];
  if (friends > 0) players.push(words.say("page-friends", { friends }));
  if (bots.length > 0)
    players.push(
      words.say("page-bots", {
        bots: bots.length,
        levels: words.list(
          levels.map((level) => levelName(title.levels, level)),
          "plain",
        ),
      }),
    );
  if (open > 0) players.push(words.say("page-open-seats", { seats: open }));
  const { settings = {} } = newTable(title, setup);
  const rated = isRated(setup) ? [words.say("standing-rate")] : [];
  return [words.list(players), ...chosenWords(title.name, settings), ...rated].join(" · ");
}
