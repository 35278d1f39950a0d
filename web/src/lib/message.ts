// What is said to people: the id of a sentence with its arguments. words.svelte.ts puts it into words.

import type { Argument, Message, Several } from "./protocol";

export type Args = Readonly<Record<string, Argument>>;

/** With "and", with "or", with commas alone, or sentences one after the other. */
export type Joined = Several["joined"];

/** Something to be said later, or inside of something else. */
export function message(id: string, args: Args = {}): Message {
  return { is: "text", id, args };
}

export function several(items: readonly Argument[], joined: Joined = "and"): Several {
  return { is: "list", items: [...items], joined };
}
