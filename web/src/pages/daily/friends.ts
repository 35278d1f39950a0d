// The friends whose results are shown beside one's own; kept by this browser, found by the code in the link they sent.

import type { DailyFriend } from "../../lib/protocol";
import { remember, remembered } from "../../lib/storage";

const NAME = "daily.friends";
const CODE = /^[0-9a-f]{16}$/;
/** As many as the server compares at once. */
const MOST = 50;

export function friends(): readonly DailyFriend[] {
  try {
    const kept: unknown = JSON.parse(remembered(NAME) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isFriend) : [];
  } catch {
    return [];
  }
}

function isFriend(kept: unknown): kept is DailyFriend {
  const { code, name } = (kept ?? {}) as Partial<DailyFriend>;
  return typeof code === "string" && CODE.test(code) && typeof name === "string";
}

/** Keeps a friend, by the newest name. */
export function befriend(friend: DailyFriend): readonly DailyFriend[] {
  const kept = [friend, ...friends().filter(({ code }) => code !== friend.code)].slice(0, MOST);
  remember(NAME, JSON.stringify(kept));
  return kept;
}

export function forget(code: string): readonly DailyFriend[] {
  const kept = friends().filter((friend) => friend.code !== code);
  remember(NAME, JSON.stringify(kept));
  return kept;
}

/** The code in the link of a friend, if the address is one. */
export function codeIn(search: string): string | null {
  const code = new URLSearchParams(search).get("friend");
  return code !== null && CODE.test(code) ? code : null;
}

export function friendLink(origin: string, code: string): string {
  return `${origin}/daily?friend=${code}`;
}
