// How high the rows of the table are: height goes first to what would lose its text or its names.

import type { TableReader } from "../../lib/reader";
import { heightOf, lowestIn, roomIn, share, type Look, type Looks } from "../../lib/table/fit";
import { rowPart, shareHeight, type Part } from "../../lib/table/heights";
import { flowLooks, matLooks, myMatLooks, myWorldLooks, worldLooks } from "./looks";
import { marketOf, shownMarket } from "./shared/market";
import { marketPart } from "./shared/marketLook";
import { offerLooks } from "./shared/offer";
import type { Stage } from "./stage";
import type { NewFrontiersView } from "./view";

/** Room around things that glow, and around those that do not. */
export const EDGES = { mine: 5, others: 3, offer: 7 } as const;
/** From this width on the mat of another player stands beside the worlds. */
const SIDE_BY_SIDE = 460;
const BESIDE = 16;
const BETWEEN_EMPIRES = 18;
const BETWEEN_ROWS = 3;
/** Numbers above an empire, in one line or in two. */
const HEADER = { mine: 36, line: 27, lines: 44 } as const;
const ONE_LINE = 400;
/** What is chosen from counts more than what is only looked up. */
const WEIGHT = { offer: 3, buying: 3, market: 0.8, myWorlds: 1.2, myMat: 1.2, worlds: 2, mats: 0.8 } as const;

/** What a scrollbar beside the others' empires takes. */
const SCROLLBAR = 12;
/** So much more must be readable on the whole table for one thing to be shown shorter than it might be. */
const BETTER = 0.05;
/** What can be read of worlds and mats that flow into each other, of all that there is to read. */
const FLOW_WORTH = 0.42;
/** What an offer without texts is worth, of one with them. */
const WITHOUT_TEXT = 0.4;
/** So much of the others' empires stays in view, and of a flow that is scrolled. */
const LEAST_OTHERS = 90;
const LEAST_FLOW = 60;
/** What is in view of such a flow is worth so much for each pixel: less than texts of what is chosen from, more than other texts. */
const SCROLLED = 0.01;

export interface Rows {
  stage: number;
  others: number;
  worlds: number;
  mats: number;
  /** Worlds and mats of the others together; where there is less room for them, the others' empires scroll. */
  tiles: number;
  scrolls: boolean;
  /** How worlds and mats of the others look where they flow into each other, for want of room. */
  flow: Look | null;
  /** Whether the market is shown without what cannot be bought. */
  short: boolean;
  /** How much can be read on the whole table. */
  worth: number;
  mine: number;
  myWorlds: number;
  myMat: number;
}

/** The heights of the stage, of the others' empires and of one's own, and of worlds and mats in them. */
export function rowHeights(
  reader: TableReader,
  view: NewFrontiersView,
  others: readonly number[],
  stage: Stage,
  room: { width: number; height: number },
): Rows {
  const shown: Shown = { reader, view, others, stage, short: false, empires: "rows" };
  const rows = rowsIn(shown, room, room.width);
  if (stage !== "market" && !rows.scrolls) return rows;
  const flowing = rowsIn({ ...shown, empires: "flow" }, room, room.width);
  const scrolling = { ...shown, short: stage === "market", empires: "scrolled" } as const;
  if (stage !== "market") return flowing.scrolls ? rowsIn(scrolling, room, room.width - SCROLLBAR) : flowing;
  const ways = [
    rows,
    flowing,
    rowsIn({ ...shown, short: true }, room, room.width),
    rowsIn({ ...shown, short: true, empires: "flow" }, room, room.width),
  ].filter(({ scrolls }) => !scrolls);
  const [first, ...more] = ways;
  if (first === undefined) return rowsIn(scrolling, room, room.width - SCROLLBAR);
  return more.reduce((one, other) => (other.worth > one.worth + BETTER ? other : one), first);
}

/** How worlds and mats of the others look in one flow of names, and how high that is. */
function inOneFlow({ reader, view, others }: Shown, width: number): { flow: Look; height: number } {
  const empires = others.flatMap((seat) => view.empires[seat] ?? []);
  const looks = flowLooks(reader.catalog, empires);
  const room = roomIn(width, EDGES.others);
  const flow = lowestIn(looks, room);
  return { flow, height: heightOf(flow, room, flow.least) + 2 * EDGES.others };
}

interface Shown {
  reader: TableReader;
  view: NewFrontiersView;
  others: readonly number[];
  stage: Stage;
  short: boolean;
  /** How the others' worlds and mats stand: in rows, in one flow, or in one that is higher than its place. */
  empires: "rows" | "flow" | "scrolled";
}

/** The heights where the others' empires have so much width together. */
function rowsIn(shown: Shown, room: { width: number; height: number }, othersWidth: number): Rows {
  const { reader, view, others, short } = shown;
  const { catalog, viewer } = reader;
  const mine = view.empires[viewer];
  const each = share(othersWidth, others.length, BETWEEN_EMPIRES);
  const { flow, parts: theirParts } = othersParts(shown, each);
  const header = each < ONE_LINE ? HEADER.lines : HEADER.line;
  const parts: Part[] = [
    stagePart(shown, room.width),
    ...theirParts,
    ...(mine
      ? [
          rowPart(myWorldLooks(catalog, mine, view.limits), room.width, EDGES.mine, WEIGHT.myWorlds),
          rowPart(
            myMatLooks(catalog, mine, view.limits.all_spaces - mine.spaces),
            room.width,
            EDGES.mine,
            WEIGHT.myMat,
          ),
        ]
      : []),
  ];
  const between = BETWEEN_ROWS * (theirParts.length - 1);
  const [high = 0, ...rest] = shareHeight(room.height - (mine ? HEADER.mine : 0) - header - between, parts);
  const [their = 0, mat = 0] = rest.slice(0, theirParts.length);
  const [own = 0, ownMat = 0] = rest.slice(theirParts.length);
  const tiles = shown.empires === "scrolled" ? (theirParts[0]?.most ?? their) : their + mat + between;
  const myHeight = mine ? own + ownMat + HEADER.mine : 0;
  const left = room.height - high - myHeight;
  return {
    stage: high,
    worth: [high, ...rest].reduce((sum, height, place) => sum + (parts[place]?.worth(height) ?? 0), 0),
    others: Math.max(LEAST_OTHERS, Math.min(tiles + header, left)),
    scrolls: tiles + header > left + 1,
    flow,
    short,
    worlds: their,
    mats: mat,
    tiles,
    mine: myHeight,
    myWorlds: own,
    myMat: ownMat,
  };
}

/** The empires of the others in so much width each: worlds above or beside mats, or both in one flow, as high as it is. */
function othersParts(shown: Shown, each: number): { flow: Look | null; parts: Part[] } {
  if (shown.empires !== "rows") {
    const { flow, height } = inOneFlow(shown, each);
    if (shown.empires === "scrolled")
      return { flow, parts: [{ least: LEAST_FLOW, most: height, worth: (high) => SCROLLED * high }] };
    return {
      flow,
      parts: [{ least: height, most: height, worth: () => FLOW_WORTH * (WEIGHT.worlds + WEIGHT.mats) }],
    };
  }
  const { reader, view, others } = shown;
  const empires = others.flatMap((seat) => view.empires[seat] ?? []);
  const beside = each >= SIDE_BY_SIDE;
  const width = beside ? (each - BESIDE) / 2 : each;
  const worlds = rowPart(worldLooks(reader.catalog, empires), width, EDGES.others, WEIGHT.worlds);
  const mats = rowPart(matLooks(reader.catalog, empires), width, EDGES.others, WEIGHT.mats);
  return { flow: null, parts: beside ? [together(worlds, mats)] : [worlds, mats] };
}

function stagePart({ reader, view, stage, short }: Shown, width: number): Part {
  if (stage === "market") {
    const weight = view.question === "develop" ? WEIGHT.buying : WEIGHT.market;
    return marketPart(shownMarket(marketOf(reader, view), short), width, weight);
  }
  if (stage === "worlds" || stage === "goals") {
    const ids =
      stage === "goals" ? (view.goals?.drawn ?? []) : view.drawn.length > 0 ? view.drawn : view.offer;
    const looks = offerLooks(reader.catalog, stage === "goals" ? "goal" : "tile", ids);
    return offerPart(looks, width);
  }
  return { least: 0, most: 0, worth: () => 0 };
}

/** What is chosen from: all texts are whole in each look that has them, and without them it is hard to choose. */
function offerPart(looks: Looks, width: number): Part {
  const part = rowPart(looks, width, EDGES.offer, WEIGHT.offer * WITHOUT_TEXT);
  const room = roomIn(width, EDGES.offer);
  const worded = looks
    .filter(({ lines }) => lines)
    .map((look) => heightOf(look, room, look.least) + 2 * EDGES.offer);
  const enough = Math.min(...worded);
  return { ...part, worth: (height) => (height >= enough ? WEIGHT.offer : part.worth(height)) };
}

/** Two parts side by side, as high as each other. */
function together(one: Part, other: Part): Part {
  return {
    least: Math.max(one.least, other.least),
    most: Math.max(one.most, other.most),
    worth: (height) => one.worth(height) + other.worth(height),
  };
}
