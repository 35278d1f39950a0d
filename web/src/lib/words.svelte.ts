// Puts messages into words, in the language of the reader; all that reads them changes with the language.

import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { ENGLISH, LANGUAGES, loadBundle, PSEUDO, spokenOf } from "./catalogues";
import { message, type Args, type Joined } from "./message";
import type { Argument, Message, Named } from "./protocol";
import { lengthened } from "./pseudo";
import { remember, remembered } from "./storage";

/** A piece of a sentence: plain text, the name of a component, or a player. */
export type Segment = { text: string; named?: Named; seat?: number };

/** The parts that every page says something of; the server refuses in its own. */
const ALWAYS = ["ahead", "app", "engine", "identity", "page", "seats", "server", "standing"] as const;

const LIST_TYPES = { and: "conjunction", or: "disjunction" } as const;
const BETWEEN = { plain: ", ", sentences: " " } as const;

/** Marks around an argument in a sentence that is taken apart again; no text has these characters. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** Where an argument of a sentence is noted that becomes a segment of its own. */
type Mark = (segment: Segment) => string;

const plainly: Mark = ({ text }) => text;

export class Words {
  #language = $state(ENGLISH);
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  readonly #parts = new Set<string>();
  /** The language that was chosen last; its words may still be on their way. */
  #wanted = ENGLISH;

  get language(): string {
    return this.#language;
  }

  /** Another object whenever something may be said in other words than before. */
  get spoken(): object {
    return this.#bundles;
  }

  /** The languages to choose from, by their own names. */
  get languages(): readonly { language: string; name: string }[] {
    return LANGUAGES.map((language) => ({ language, name: ownName(language) }));
  }

  /** Begins to speak: the language that was chosen here before, or the browser's. */
  start(): Promise<void> {
    const chosen = remembered("language");
    return this.#speak(
      chosen === PSEUDO ? PSEUDO : spokenOf([...(chosen ? [chosen] : []), ...navigator.languages]),
    );
  }

  /** Speaks another language from now on, here and the next time. */
  async use(language: string): Promise<void> {
    await this.#speak(language);
    remember("language", language);
  }

  /** Loads the words of these parts of the catalogue; they can be said once it is done. */
  async load(...parts: readonly string[]): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    // Who loads words does not read them: nothing is to be loaded again when the language changes.
    await untrack(() => this.#speak(this.#wanted));
  }

  async #speak(language: string): Promise<void> {
    this.#wanted = language;
    for (const part of ALWAYS) this.#parts.add(part);
    const known = language === this.#language ? this.#bundles : new Map<string, FluentBundle>();
    const missing = [...this.#parts].filter((part) => !known.has(part));
    const found = await Promise.all(
      missing.map(async (part) => [part, await loadBundle(language, part)] as const),
    );
    if (language !== this.#wanted) return;
    if (language !== this.#language) {
      this.#language = language;
      this.#bundles = new Map(found);
    } else if (found.length > 0) {
      this.#bundles = new Map([...this.#bundles, ...found]);
    }
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** The words of a message of the page. */
  say(id: string, args: Args = {}): string {
    return this.said(message(id, args));
  }

  /** The words of a message, with these players' names by seat. */
  said(said: Message, players: readonly string[] = []): string {
    return this.#formatted(said, players, plainly);
  }

  /** The words of what may stand in a message of this part. */
  value(value: Argument, part: string): string {
    return String(this.#argument(value, part, [], plainly));
  }

  /** The words of a message, taken apart where names of components and players stand. */
  segments(said: Message, players: readonly string[] = []): Segment[] {
    const marked: Segment[] = [];
    const text = this.#formatted(said, players, (segment) => `${OPEN}${marked.push(segment) - 1}${CLOSE}`);
    return text.split(OPEN).flatMap((piece, place): Segment[] => {
      if (place === 0) return piece === "" ? [] : [{ text: piece }];
      const [number, rest = ""] = piece.split(CLOSE);
      const segment = marked[Number(number)];
      return [...(segment === undefined ? [] : [segment]), ...(rest === "" ? [] : [{ text: rest }])];
    });
  }

  /** What a message has beside its words, such as the explanation of a term; empty if it has not. */
  attribute(id: string, name: string): string {
    const bundle = this.#bundleOf(id);
    const pattern = bundle?.getMessage(id)?.attributes[name];
    return bundle === undefined || pattern === undefined ? "" : formatted(bundle, id, pattern, {});
  }

  /** The name of a component in this language. */
  name(part: string, { subject, printed }: Named): string {
    const own = `${part}-name-${subject.replace(":", "-")}`;
    return this.#bundles.get(part)?.hasMessage(own) === true ? this.say(own) : printed;
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.#locale).format(value).replace("-", "−");
  }

  percent(share: number): string {
    return this.say("page-percent", { percent: Math.round(100 * share) });
  }

  /** Which of the language's ordinals a number takes, for messages that select on it: "one" is 1st in English. */
  order(value: number): string {
    return new Intl.PluralRules(this.#locale, { type: "ordinal" }).select(value);
  }

  list(items: readonly string[], joined: Joined = "and"): string {
    if (joined === "plain" || joined === "sentences") return items.join(BETWEEN[joined]);
    const parts = new Intl.ListFormat(this.#locale, { type: LIST_TYPES[joined] }).formatToParts(items);
    return parts.map(({ type, value }) => (type === "literal" ? this.#told(value) : value)).join("");
  }

  /** A day and its time. */
  date(at: Date): string {
    const format = new Intl.DateTimeFormat(this.#locale, { dateStyle: "medium", timeStyle: "short" });
    return this.#told(format.format(at));
  }

  /** A day that is the same wherever the reader is. */
  day(at: Date): string {
    const parts = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
    return this.#told(new Intl.DateTimeFormat(this.#locale, parts).format(at));
  }

  /** How long ago something was: "5 min ago". */
  ago(at: Date): string {
    const seconds = Math.min(0, (at.getTime() - Date.now()) / 1000);
    const format = new Intl.RelativeTimeFormat(this.#locale, { numeric: "auto", style: "short" });
    const [unit, length] = UNITS.find(([, length]) => -seconds >= length) ?? ["second", Infinity];
    return this.#told(format.format(Math.trunc(seconds / length), unit));
  }

  /** A number of days, hours or the like: "3 days", "12 min". */
  unit(value: number, unit: "day" | "hour" | "minute" | "second"): string {
    const format = new Intl.NumberFormat(this.#locale, { style: "unit", unit, unitDisplay: "short" });
    return this.#told(format.format(value));
  }

  /** What the browser has words for, as this language says it. */
  #told(text: string): string {
    return this.#language === PSEUDO ? lengthened(text) : text;
  }

  /** English as it is written here has no comma before "and", and days before months. */
  get #locale(): string {
    return this.#language === ENGLISH || this.#language === PSEUDO ? "en-GB" : this.#language;
  }

  #bundleOf(id: string): FluentBundle | undefined {
    return this.#bundles.get(id.slice(0, id.indexOf("-")));
  }

  #formatted(said: Message, players: readonly string[], mark: Mark): string {
    const { id, args = {} } = said;
    const bundle = this.#bundleOf(id);
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle === undefined || pattern == null) return complain(id, `there are no words for ${id}`);
    const part = id.slice(0, id.indexOf("-"));
    const values = Object.entries(args).map(([name, value]) => [
      name,
      this.#argument(value, part, players, mark),
    ]);
    return formatted(bundle, id, pattern, Object.fromEntries(values) as Record<string, string | number>);
  }

  #argument(value: Argument, part: string, players: readonly string[], mark: Mark): string | number {
    if (typeof value !== "object") return value;
    switch (value.is) {
      case "text":
        return this.#formatted(value, players, mark);
      case "name":
        return mark({ text: this.name(part, value), named: value });
      case "seat":
        return mark({
          text: players[value.seat] || this.say("engine-seat", { number: value.seat + 1 }),
          seat: value.seat,
        });
      case "list":
        return this.list(
          value.items.map((item) => String(this.#argument(item, part, players, mark))),
          value.joined,
        );
    }
  }
}

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

function formatted(
  bundle: FluentBundle,
  id: string,
  pattern: Pattern,
  values: Record<string, string | number>,
): string {
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors[0] !== undefined)
    complain(id, `${id} cannot be said with ${Object.keys(values).join(", ")}: ${errors[0].message}`);
  return text;
}

/** What cannot be said is a mistake of ours; readers see its id rather than nothing. */
function complain(id: string, why: string): string {
  if (import.meta.env.DEV) throw new Error(why);
  return id;
}

function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export const words = new Words();

/** What is made of words for a thing: once for each, as long as the words are the same. */
export function saidOnce<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  let spoken: object | null = null;
  let made = new WeakMap<Thing, { it: Made }>();
  return (thing) => {
    if (spoken !== words.spoken) [spoken, made] = [words.spoken, new WeakMap()];
    let known = made.get(thing);
    if (known === undefined) made.set(thing, (known = { it: make(thing) }));
    return known.it;
  };
}
