import { describe, expect, it } from "vitest";
import type { Title } from "../src/lib/protocol";
import {
  defaultSetup,
  hintsAllowed,
  newTable,
  settingsFor,
  summary,
  withPlayers,
} from "../src/pages/home/setup";
import { text } from "./fixtures";

const RACE: Title = {
  name: "race",
  label: "Race for the Galaxy",
  players: [2, 3, 4],
  settings: [
    {
      name: "setup",
      default: "standard",
      allowed: ["standard", "first_game"],
      text: text("hands"),
      values: [],
    },
    { name: "experienced", default: false, allowed: [false, true], text: text("two actions"), values: [] },
  ],
  levels: [
    { name: "easy", label: text("easy"), text: text("") },
    { name: "medium", label: text("medium"), text: text("") },
    { name: "hard", label: text("hard"), text: text("") },
    { name: "mybot", label: text("mybot"), text: text("") },
  ],
  usual_level: "medium",
};

describe("a setup", () => {
  it("starts with bots of the usual level", () => {
    expect(newTable(RACE, defaultSetup(RACE)).seats).toEqual([
      { sort: "me" },
      { sort: "bot", level: "medium" },
      { sort: "bot", level: "medium" },
    ]);
  });

  it("keeps seats when players come and go", () => {
    const setup = defaultSetup(RACE);
    setup.others[0] = { sort: "local", level: "easy", name: "Bea" };
    const four = withPlayers(RACE, setup, 4);
    expect(four.others).toHaveLength(3);
    expect(withPlayers(RACE, four, 2).others).toEqual([{ sort: "local", level: "easy", name: "Bea" }]);
  });

  it("leaves out settings that this many players cannot choose", () => {
    const setup = withPlayers(RACE, defaultSetup(RACE), 3);
    setup.settings["experienced"] = true;
    expect(newTable(RACE, setup).settings).toEqual({ setup: "standard" });
    expect(settingsFor(RACE, 2).map(({ name }) => name)).toContain("experienced");
  });

  it("is public only if there is a seat to take", () => {
    const setup = { ...defaultSetup(RACE), public: true };
    expect(newTable(RACE, setup).public).toBe(false);
    setup.others[0] = { sort: "open", level: "", name: "" };
    expect(newTable(RACE, setup).public).toBe(true);
  });

  it("allows hints where nobody else could mind, unless the person says otherwise", () => {
    const setup = defaultSetup(RACE);
    expect(hintsAllowed(setup)).toBe(true);
    expect(newTable(RACE, setup).hints).toBeNull();
    setup.others[0] = { sort: "open", level: "", name: "" };
    expect(hintsAllowed(setup)).toBe(false);
    expect(newTable(RACE, { ...setup, hints: true }).hints).toBe(true);
  });

  it("names a friend who has no name", () => {
    const setup = defaultSetup(RACE);
    setup.others[1] = { sort: "local", level: "", name: " " };
    expect(newTable(RACE, setup).seats[2]).toEqual({ sort: "local", name: "Player 3" });
  });

  it("says in a few words who plays what", () => {
    const setup = withPlayers(RACE, defaultSetup(RACE), 4);
    setup.others[0] = { sort: "open", level: "", name: "" };
    setup.settings["setup"] = "first_game";
    expect(summary(RACE, setup)).toBe("You, 2 bots (medium) and 1 open seat · First game");
  });
});
