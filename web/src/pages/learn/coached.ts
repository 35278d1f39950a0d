// The last lesson of a title: a real table against a beginner, with the coach on.

import { api } from "../../lib/api";
import { preferences } from "../../lib/preferences.svelte";
import { router } from "../router.svelte";

const FIRST_LEVEL = "beginner";

/** Opens the game, in place of the lesson: going back must not open another one. */
export async function openCoachedGame(title: string): Promise<void> {
  preferences.coach = true;
  const table = await api.createTable({
    title,
    seats: [{ sort: "me" }, { sort: "bot", level: FIRST_LEVEL }],
    hints: true,
  });
  router.replace(`/tables/${table.id}`);
}
