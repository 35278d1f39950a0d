// Deals: what a table committed to is noted when it is first seen, and compared with the secret when the game is over.

import type { Proof, Table } from "./protocol";
import { remember, remembered } from "./storage";

/** Tables whose commitment is kept. */
const KEPT = 200;

/** How a deal stands: proven, or what is wrong with it. */
export type Verdict = "proven" | "other-commitment" | "other-secret" | "other-game";

type Notes = readonly (readonly [table: string, commitment: string])[];

function notes(): Notes {
  try {
    const kept: unknown = JSON.parse(remembered("deals") ?? "[]");
    return Array.isArray(kept) ? (kept as Notes) : [];
  } catch {
    return [];
  }
}

/** The commitment of a table as this browser has seen it first. */
export function noted(table: string): string | null {
  return notes().find(([id]) => id === table)?.[1] ?? null;
}

/** Note what a table committed to, unless that was noted before. */
export function note({ id, commitment }: Pick<Table, "id" | "commitment">): void {
  if (commitment === null || noted(id) !== null) return;
  remember("deals", JSON.stringify([...notes(), [id, commitment]].slice(-KEPT)));
}

/** Check a proof with what this browser can work out by itself; the moves were played again by the server. */
export async function verdict(proof: Proof, seen: string | null): Promise<Verdict> {
  if (seen !== null && seen !== proof.commitment) return "other-commitment";
  const digest = await sha256(proof.secret);
  if (digest !== null && digest !== proof.commitment) return "other-secret";
  return proof.holds ? "proven" : "other-game";
}

/** Null where the browser does not work it out, as on pages that are not secure. */
async function sha256(hex: string): Promise<string | null> {
  if (!("subtle" in crypto)) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
