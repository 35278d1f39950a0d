// What the viewer has answered while others still choose: hidden from them, and not yet done.

import type { TableReader } from "../reader";

/** A pick of an answer, as the views of titles list them. */
export interface Pick {
  verb: string;
  subject: string | null;
}

/** Picks of one kind. */
export interface Secret {
  verb: string;
  subjects: string[];
}

/** The viewer's answer by its verbs, while others have still to give theirs; nothing before it is whole. */
export function ownSecret(reader: TableReader, picks: readonly Pick[]): Secret[] {
  const { asked, viewer } = reader;
  if (viewer < 0 || asked.length === 0 || asked.includes(viewer)) return [];
  const secrets = new Map<string, string[]>();
  for (const { verb, subject } of picks) {
    const subjects = secrets.get(verb) ?? [];
    secrets.set(verb, subject === null ? subjects : [...subjects, subject]);
  }
  return [...secrets].map(([verb, subjects]) => ({ verb, subjects }));
}

/** What is left of cards in hand when those of a secret are taken out, each copy once. */
export function cardsLeft(ids: readonly (string | null)[], secrets: readonly Secret[]): (string | null)[] {
  const left = [...ids];
  for (const subject of secrets.flatMap(({ subjects }) => subjects)) {
    const place = left.findIndex((id) => id !== null && subject === `card:${id}`);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
