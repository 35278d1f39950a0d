// A game as one person likes to set it up; what was played last is what "Play now" means.

import type { NewSeat, NewTable, SettingValue, Title } from "../../lib/protocol";
import { listed } from "../../lib/seats";
import { remember, remembered } from "../../lib/storage";
import { plural } from "../../lib/wording";
import { chosenWords, settingWords } from "./settings";

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
  /** Null as long as the person has not said. */
  hints: boolean | null;
}

const USUAL_PLAYERS = 3;

export function defaultSetup(title: Title): Setup {
  const players = title.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : Math.min(...title.players);
  return {
    others: Array.from({ length: players - 1 }, () => botSeat(title)),
    settings: Object.fromEntries(title.settings.map((setting) => [setting.name, setting.default])),
    public: false,
    shuffle: false,
    hints: null,
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
    hints: stored.hints ?? null,
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

/** Hints are usual where nobody else could mind. */
export function hintsAllowed(setup: Setup): boolean {
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
  };
}

function newSeat(seat: OtherSeat, number: number): NewSeat {
  switch (seat.sort) {
    case "bot":
      return { sort: "bot", level: seat.level };
    case "local":
      return { sort: "local", name: seat.name.trim() || `Player ${number + 2}` };
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
  const players = ["You"];
  if (friends > 0) players.push(plural(friends, "friend"));
  if (bots.length > 0) players.push(`${plural(bots.length, "bot")} (${levels.join(", ")})`);
  if (open > 0) players.push(plural(open, "open seat"));
  const { settings = {} } = newTable(title, setup);
  return [listed(players), ...chosenWords(title.name, settings)].join(" · ");
}
