// Things travel from where they were to where they are after a change: first what somebody moves, then what comes of it.

import { flushSync } from "svelte";
import { preferences, prefersReducedMotion } from "./preferences.svelte";

const SHORTEST = 200;
const LONGEST = 400;
/** Milliseconds for each pixel of the way. */
const PER_PIXEL = 0.5;
const EASING = "cubic-bezier(0.3, 0.7, 0.2, 1)";
/** Smaller shifts are not worth a journey. */
const STILL = 2;
/** What comes out of a pile or the supply follows its cause after so many milliseconds, and what follows from that after as many more. */
const LATER = 160;
/** What comes from several places, such as VPs from the cards that bring them, sets out so many milliseconds apart, from no more than so many. */
const APART = 50;
const MOST_ORIGINS = 8;

interface Placed {
  element: HTMLElement;
  rect: DOMRect;
  subject: string;
}

interface Snapshot {
  things: Map<string, Placed>;
  /** Where piles lie; several things can be one, such as all cards that bring VPs. */
  piles: Map<string, DOMRect[]>;
}

/** What still travels; it is at its end when the next change comes. */
const running = new Set<Animation>();

/** Applies a change of the table below `root` and lets what it moved travel there. */
export function withMotion(root: HTMLElement, apply: () => void): void {
  if (preferences.speed === "instant" || prefersReducedMotion() || document.hidden) return apply();
  for (const animation of running) animation.finish();
  const before = snapshot(root);
  flushSync(apply);
  const after = snapshot(root);
  const claimed = new Set<string>();
  const arrivals: [Placed, Origin][] = [];
  for (const [name, now] of after.things) {
    const was = before.things.get(name);
    if (was !== undefined) travel(now, was.rect);
    else arrivals.push([now, originOf(now, before, after, claimed)]);
  }
  const leaving = [...before.things].filter(
    ([name, { element }]) =>
      !after.things.has(name) && !claimed.has(name) && element.dataset["fleeting"] === undefined,
  );
  for (const [, was] of leaving) leave(was, after.piles.get(was.element.dataset["to"] ?? "")?.[0]);
  const moved = leaving.length > 0 || claimed.size > 0;
  for (const [now, { rects, isPile }] of arrivals) {
    const due = LATER * (Number(now.element.dataset["later"] ?? 0) + (moved && isPile ? 1 : 0));
    arrive(now, rects, due);
  }
}

function snapshot(root: HTMLElement): Snapshot {
  const things = new Map<string, Placed>();
  const piles = new Map<string, DOMRect[]>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing], [data-pile]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0) continue;
    const { thing, pile, subject = "" } = element.dataset;
    if (pile !== undefined) piles.set(pile, [...(piles.get(pile) ?? []), rect]);
    if (thing !== undefined) things.set(unused(thing, things), { element, rect, subject });
  }
  return { things, piles };
}

/** Copies that the table does not tell apart are counted. */
function unused(name: string, names: ReadonlyMap<string, unknown>): string {
  let free = name;
  for (let number = 2; names.has(free); number++) free = `${name}/${number}`;
  return free;
}

interface Origin {
  /** None if it is not known. */
  rects: readonly DOMRect[];
  isPile: boolean;
}

/** Where a new thing comes from: the same thing elsewhere that left, its pile, or the same thing that stays. */
function originOf(now: Placed, before: Snapshot, after: Snapshot, claimed: Set<string>): Origin {
  let staying: DOMRect | undefined;
  for (const [name, was] of before.things) {
    if (was.subject !== now.subject || claimed.has(name)) continue;
    if (!after.things.has(name)) {
      claimed.add(name);
      return { rects: [was.rect], isPile: false };
    }
    staying = was.rect;
  }
  const name = now.element.dataset["from"] ?? "";
  const [was = [], is = []] = [before.piles.get(name), after.piles.get(name)];
  const pile = is.length > was.length ? is : was;
  if (pile.length > 0) return { rects: pile.slice(0, MOST_ORIGINS), isPile: true };
  return { rects: staying === undefined ? [] : [staying], isPile: false };
}

function travel({ element, rect }: Placed, from: DOMRect): void {
  if (Math.hypot(from.x - rect.x, from.y - rect.y) < STILL && Math.abs(from.width - rect.width) < STILL)
    return;
  run(
    element,
    [
      { transform: shift(rect, from), zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    timing(rect, from),
  );
}

function run(element: HTMLElement, frames: Keyframe[], time: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, time);
  running.add(animation);
  animation.addEventListener("finish", () => running.delete(animation));
  animation.addEventListener("cancel", () => running.delete(animation));
  return animation;
}

/** New things fly above everything, so that no edge of an area cuts them off. */
function arrive({ element, rect }: Placed, origins: readonly DOMRect[], delay: number): void {
  if (origins.length === 0) {
    run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: SHORTEST, delay, fill: "backwards" });
    return;
  }
  for (const [place, from] of origins.entries()) {
    const time = { ...timing(rect, from), delay: delay + place * APART, fill: "backwards" as const };
    fly(element, rect, from, time);
    if (place === origins.length - 1) run(element, [{ opacity: 0 }, { opacity: 0 }], time);
  }
}

function fly(element: HTMLElement, rect: DOMRect, from: DOMRect, time: KeyframeAnimationOptions): void {
  const ghost = ghostOf(element, rect);
  const way = (to: DOMRect): Keyframe[] => [
    { transform: shift(rect, from), opacity: 0.6 },
    { opacity: 1, offset: 0.3 },
    { transform: shift(rect, to) },
  ];
  const flight = run(ghost, way(rect), time);
  flight.onfinish = () => ghost.remove();
  whenSettled(() => {
    if (element.isConnected && flight.effect instanceof KeyframeEffect)
      flight.effect.setKeyframes(way(element.getBoundingClientRect()));
  });
}

/** Rows share their room anew after a change has been laid out: only in the frame after it things have their places. */
function whenSettled(look: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(look));
}

function leave({ element, rect }: Placed, to: DOMRect | undefined): void {
  const ghost = ghostOf(element, rect);
  const end = to === undefined ? "scale(0.9)" : shift(rect, to);
  const time = to === undefined ? { duration: SHORTEST } : timing(rect, to);
  run(ghost, [{ opacity: 1 }, { transform: end, opacity: 0 }], time).onfinish = () => ghost.remove();
}

function ghostOf(element: HTMLElement, rect: DOMRect): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-thing", "data-subject", "data-choosable", "role", "tabindex", "aria-label"]) {
    ghost.removeAttribute(name);
  }
  ghost.classList.remove("choosable", "picked", "highlighted");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  return ghost;
}

/** The transformation that makes a thing at `rect` look as if it were at `other`. */
function shift(rect: DOMRect, other: DOMRect): string {
  const x = other.x + other.width / 2 - (rect.x + rect.width / 2);
  const y = other.y + other.height / 2 - (rect.y + rect.height / 2);
  const scale = Math.min(other.width / rect.width, other.height / rect.height) || 1;
  return `translate(${x}px, ${y}px) scale(${Math.min(Math.max(scale, 0.2), 3)})`;
}

function timing(one: DOMRect, other: DOMRect): KeyframeAnimationOptions {
  const way = Math.hypot(one.x - other.x, one.y - other.y);
  return { duration: Math.min(SHORTEST + way * PER_PIXEL, LONGEST), easing: EASING };
}
