// Tournaments and series: requests about them, and what they are called in words.

import { aboutTitle } from "../titles/about";
import { request } from "./api";
import type { Entrant, NewTournament, Tournament, Tournaments } from "./protocol";
import { words } from "./words.svelte";

const one = (id: string) => `/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  mine: () => request<Tournaments>("GET", "/tournaments"),
  open: (wish: NewTournament) => request<Tournament>("POST", "/tournaments", wish),
  show: (id: string) => request<Tournament>("GET", one(id)),
  enter: (id: string) => request<Tournament>("POST", `${one(id)}/entrants`),
  leave: (id: string, number: number) => request<Tournament>("DELETE", `${one(id)}/entrants/${number}`),
  start: (id: string) => request<Tournament>("POST", `${one(id)}/start`),
  end: (id: string) => request<Tournament>("POST", `${one(id)}/end`),
};

type Named = Pick<Tournament, "pairing" | "titles" | "stage" | "round" | "rounds">;

export function isSeries({ pairing }: Pick<Tournament, "pairing">): boolean {
  return pairing === "best_of" || pairing === "each_title";
}

/** What it is: "Swiss tournament: Jump Drive". */
export function nameOf({ pairing, titles }: Named): string {
  const kind = words.say("tournaments-pairing-name", { pairing });
  return `${kind} · ${words.list(
    titles.map((title) => aboutTitle(title).label),
    "plain",
  )}`;
}

/** How far it is: "Round 2 of 3". */
export function stageOf({ pairing, stage, round, rounds }: Named): string {
  const args = { stage, round, rounds };
  return isSeries({ pairing })
    ? words.say("tournaments-stage-series", args)
    : words.say("tournaments-stage", args);
}

/** Whether it waits, or goes on. */
export function isLive({ stage }: Pick<Tournament, "stage">): boolean {
  return stage === "open" || stage === "running";
}

export function entrantName(entrant: Entrant | undefined): string {
  return entrant === undefined || entrant.name === "" ? words.say("tournaments-gone") : entrant.name;
}

/** The names of those who take part, by number. */
export function namesOf({ entrants }: Pick<Tournament, "entrants">): (number: number) => string {
  const names = new Map(entrants.map((entrant) => [entrant.number, entrantName(entrant)]));
  return (number) => names.get(number) ?? words.say("tournaments-gone");
}

/** The first of the standings with their points: "Ann 2 · Bob 1". */
export function standingLine(tournament: Tournament, most: number): string {
  const name = namesOf(tournament);
  return tournament.standings
    .slice(0, most)
    .map(({ entrant, points }) => words.say("tournaments-line", { name: name(entrant), points }))
    .join(" · ");
}
