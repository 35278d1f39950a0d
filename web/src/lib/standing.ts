// What somebody has played, and how strong everybody is: requests about games, statistics and ratings.

import { request } from "./api";
import type { Leaderboard, LevelRatings, OwnGame, OwnGames, OwnStanding, TitleStatistics } from "./protocol";

export type Outcome = OwnGame["outcome"];
/** What came of a game that has ended. */
export const OUTCOMES = ["won", "lost", "replaced", "resigned", "aborted"] as const satisfies Outcome[];
/** As many games as the server tells at once. */
export const PAGE = 20;

/** Which games are asked for; empty texts ask for all. */
export interface Filter {
  title: string;
  players: string;
  outcome: string;
  state: string;
  /** `people`, `bots`, or the mark of an opponent. */
  opponents: string;
}

export const ALL_GAMES: Filter = { title: "", players: "", outcome: "", state: "", opponents: "" };

/** The filter as the server reads it. */
export function query(filter: Filter, skip: number): string {
  const { opponents, ...rest } = filter;
  const sorts = opponents === "people" || opponents === "bots";
  const wanted = {
    ...rest,
    [sorts ? "opponents" : "opponent"]: opponents,
    skip: skip === 0 ? "" : `${skip}`,
  };
  const said = Object.entries(wanted).filter(([, value]) => value !== "");
  return said.length === 0 ? "" : `?${new URLSearchParams(said).toString()}`;
}

const scale = (title: string, players: number) => `${encodeURIComponent(title)}/${players}`;

export const standing = {
  games: (filter: Filter, skip: number) => request<OwnGames>("GET", `/me/games${query(filter, skip)}`),
  statistics: (title: string) =>
    request<TitleStatistics>("GET", `/me/statistics/${encodeURIComponent(title)}`),
  mine: () => request<OwnStanding>("GET", "/me/standing"),
  list: (listed: boolean) => request<OwnStanding>("PUT", "/me/standing", { listed }),
  levels: (title: string, players: number) =>
    request<LevelRatings>("GET", `/titles/${encodeURIComponent(title)}/ratings/${players}`),
  leaderboard: (title: string, players: number) =>
    request<Leaderboard>("GET", `/leaderboard/${scale(title, players)}`),
};
