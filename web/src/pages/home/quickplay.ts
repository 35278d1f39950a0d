// One click to a game: me against one bot, with the title's default options.

import { api } from "../../lib/api";
import type { NewTable, Table, Title } from "../../lib/protocol";

export function quickTable(title: Title): NewTable {
  const players = Math.min(...title.players);
  const level = title.levels.at(-1)?.name ?? "greedy";
  return {
    title: title.name,
    options: Object.fromEntries(title.options.map((option) => [option.name, option.default])),
    seats: [{ sort: "me" }, ...Array.from({ length: players - 1 }, () => ({ sort: "bot" as const, level }))],
    public: false,
    shuffle: false,
  };
}

export function playNow(title: Title): Promise<Table> {
  return api.createTable(quickTable(title));
}
