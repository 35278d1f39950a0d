// How it stands with a seat, in words: who plays there, and who is away since when.

import type { Level, Table } from "../protocol";
import { roughly } from "../times";
import { words } from "../words.svelte";

export function seatStanding(table: Table, number: number, now: number, levels: readonly Level[]): string {
  const seat = table.seats[number];
  if (seat === undefined || seat.sort === "open") return "";
  const level = levels.find(({ name }) => name === (seat.level ?? seat.stand_in));
  const strength = level === undefined ? (seat.level ?? seat.stand_in ?? "") : words.said(level.label);
  if (seat.sort === "bot") return words.say("page-seat-bot", { level: strength });
  const parts: string[] = [];
  if (seat.yours) parts.push(words.say("page-you"));
  else if (seat.here) parts.push(words.say("seats-page-here"));
  else if (seat.away === null) parts.push(words.say("seats-page-away"));
  else parts.push(words.say("seats-page-away-for", { time: roughly(now - Date.parse(seat.away)) }));
  if (seat.resigned) parts.push(words.say("seats-page-resigned", { level: strength }));
  else if (seat.stand_in !== null) parts.push(words.say("seats-page-played-by", { level: strength }));
  else if (seat.stood_in) parts.push(words.say("seats-page-was-played"));
  return parts.join(" · ");
}
