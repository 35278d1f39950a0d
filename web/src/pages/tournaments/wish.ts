// A tournament or series as one person wants it; what was opened last is what the form starts with.

import type { NewTournament, SettingValue, Title } from "../../lib/protocol";
import { remember, remembered } from "../../lib/storage";
import { ABSENCES, CLOCKS, paceOf, settingsFor, type ClockChoice } from "../home/setup";

export type Pairing = NewTournament["pairing"];

export const PAIRINGS = ["best_of", "each_title", "swiss", "robin"] as const satisfies Pairing[];
/** How many games a series of one title may have at most. */
export const LENGTHS = [3, 5, 7] as const;
export const MOST_ROUNDS = 9;
export const MOST_PLACES = 32;
/** Where all meet all, more would take too many rounds. */
export const MOST_AT_ROBIN = 16;

const KEPT = "tournament";

export interface Wish {
  pairing: Pairing;
  title: string;
  /** Those of a series with one of each. */
  titles: string[];
  players: number;
  places: number;
  rounds: number;
  games: number;
  settings: Record<string, SettingValue>;
  bots: string | null;
  clock: ClockChoice;
  away: number;
  rated: boolean;
  play: boolean;
}

export function isSeries(pairing: Pairing): boolean {
  return pairing === "best_of" || pairing === "each_title";
}

export function usualWish(titles: readonly Title[]): Wish {
  const first = titles[0];
  return {
    pairing: "best_of",
    title: first?.name ?? "",
    titles: titles.map((title) => title.name),
    players: 2,
    places: 8,
    rounds: 3,
    games: 3,
    settings: {},
    bots: first?.usual_level ?? null,
    clock: "none",
    away: 10,
    rated: false,
    play: true,
  };
}

export function rememberedWish(titles: readonly Title[]): Wish {
  try {
    const stored = JSON.parse(remembered(KEPT) ?? "{}") as Partial<Wish>;
    return fitting({ ...usualWish(titles), ...stored }, titles);
  } catch {
    return usualWish(titles);
  }
}

export function rememberWish(wish: Wish): void {
  remember(KEPT, JSON.stringify(wish));
}

/** The titles that are played. */
export function chosenTitles(wish: Wish, titles: readonly Title[]): readonly Title[] {
  const names = wish.pairing === "each_title" ? wish.titles : [wish.title];
  return titles.filter((title) => names.includes(title.name));
}

/** How many can sit at a table, whichever of the titles is played. */
export function tableSizes(wish: Wish, titles: readonly Title[]): number[] {
  const [first, ...others] = chosenTitles(wish, titles);
  return (first?.players ?? []).filter(
    (count) => count > 1 && others.every((title) => title.players.includes(count)),
  );
}

/** The wish with what the titles and the kind of tournament allow. */
export function fitting(wish: Wish, titles: readonly Title[]): Wish {
  const known = titles.some((title) => title.name === wish.title) ? wish.title : (titles[0]?.name ?? "");
  const found = { ...wish, title: known };
  const sizes = tableSizes(found, titles);
  const players = sizes.includes(found.players) ? found.players : (sizes[0] ?? 2);
  const most = found.pairing === "robin" ? MOST_AT_ROBIN : MOST_PLACES;
  const levels = titles[0]?.levels ?? [];
  return {
    ...found,
    players,
    places: Math.min(most, Math.max(players, Math.round(found.places) || players)),
    rounds: Math.min(MOST_ROUNDS, Math.max(1, Math.round(found.rounds) || 1)),
    bots: levels.some((level) => level.name === found.bots) ? found.bots : null,
    clock: found.clock in CLOCKS ? found.clock : "none",
    away: ABSENCES.includes(found.away) ? found.away : 10,
  };
}

/** The titles' settings that can be chosen: in a series with one of each, all are played as usual. */
export function settingsOf(wish: Wish, titles: readonly Title[]): Title["settings"] {
  const title = titles.find((one) => one.name === wish.title);
  return title === undefined || wish.pairing === "each_title" ? [] : settingsFor(title, wish.players);
}

export function newTournament(wish: Wish, titles: readonly Title[]): NewTournament {
  const settings = settingsOf(wish, titles).map(({ name, allowed, default: otherwise }) => {
    const value = wish.settings[name];
    return [name, value !== undefined && allowed.includes(value) ? value : otherwise];
  });
  return {
    pairing: wish.pairing,
    titles: chosenTitles(wish, titles).map((title) => title.name),
    players: wish.players,
    places: wish.places,
    rounds: wish.pairing === "best_of" ? wish.games : wish.rounds,
    settings:
      settings.length === 0
        ? {}
        : { [wish.title]: Object.fromEntries(settings) as Record<string, SettingValue> },
    bots: wish.bots,
    pace: paceOf(wish),
    rated: wish.rated,
    play: wish.play,
  };
}
