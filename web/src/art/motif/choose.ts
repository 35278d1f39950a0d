import type { Component } from "../../lib/protocol";
import type { MotifName } from "./motifs";

/** Words in a development's id and the motif they call for. */
const WORDS: readonly (readonly [RegExp, MotifName])[] = [
  [/robots/, "robot"],
  [/lab|researchers|institute|engineers/, "flask"],
  [/market|consumer/, "stall"],
  [/drop_ships/, "landers"],
  [/colony_ship|ships|fleet/, "ship"],
  [/convoy|logistics/, "convoy"],
  [/marines|troops|military/, "helmet"],
  [/militia|defenders|home_front|force/, "shield"],
  [/bank|exchange/, "bank"],
  [/credits|spending|profiteers|duties/, "coins"],
  [/economy|investors/, "growth"],
  [/league|guild|association/, "league"],
  [/federation|coalition/, "laurel"],
  [/mining|mine/, "pick"],
  [/survey|seti/, "dish"],
  [/expedition|pioneers/, "compass"],
  [/contact|pact|specialists?/, "contact"],
  [/gene|genetics|uplift|bio/, "helix"],
  [/imperium|lords/, "crown"],
  [/order/, "star"],
  [/alien|monument/, "obelisk"],
  [/colony|settlers|homesteading/, "dome"],
  [/industr|factories|conglomerate/, "cogs"],
  [/construction|works/, "crane"],
  [/terraforming/, "sprout"],
  [/trade|merchant|export|diversified/, "scales"],
  [/salon|renaissance/, "lyre"],
  [/propaganda|advertisers/, "horn"],
  [/plans|tactics/, "blueprint"],
  [/historians|code/, "scroll"],
  [/hunters|arms|weapon/, "sight"],
  [/xeno/, "claw"],
  [/rebel|war|frontier/, "banner"],
  [/pan_galactic|galactic|prosperous|consumer|technology/, "grid"],
];

/** Words in a goal's id. */
const GOALS: readonly (readonly [RegExp, MotifName])[] = [
  [/services/, "stall"],
  [/faction/, "banner"],
  [/workforce/, "cogs"],
  [/diversification/, "league"],
  [/stockpile/, "convoy"],
  [/exploration/, "compass"],
  [/tax/, "coins"],
  [/conscription/, "helmet"],
];

const BY_PHASE: Readonly<Record<string, MotifName>> = {
  explore: "dish",
  develop: "blueprint",
  settle: "dome",
  trade: "scales",
  consume: "stall",
  produce: "cogs",
};

/** Motifs of words that many names share; the other word of a name says more. */
const COMMON: ReadonlySet<MotifName> = new Set(["league", "grid"]);

/** The large motif of a development or goal, after the last telling word of its name, and a small one. */
export function motifsFor({ id, face }: Component): { main: MotifName; minor: MotifName | null } {
  const words = face.shape === "goal" ? GOALS : WORDS;
  const found = words.flatMap(([word, motif]) => {
    const match = word.exec(id);
    return match ? [{ motif, end: match.index + match[0].length }] : [];
  });
  found.sort((a, b) => b.end - a.end);
  const telling = found.find(({ motif }) => !COMMON.has(motif)) ?? found[0];
  const phase = face.powers.find((power) => power.phase !== null)?.phase;
  const main = telling?.motif ?? BY_PHASE[phase ?? ""] ?? "star";
  const minor = found.find(({ motif }) => motif !== main)?.motif ?? null;
  return { main, minor };
}
