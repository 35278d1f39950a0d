import { beforeEach, describe, expect, it } from "vitest";
import type { Cue, LineCues } from "../src/lib/cues";
import { preferences } from "../src/lib/preferences.svelte";
import type { Frame } from "../src/lib/protocol";
import { decision, FakeServer, frame, option, state, table, text } from "./fixtures";

const catalogues = import.meta.glob<string>("../../src/windfall/catalogues/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const titles = import.meta.glob<LineCues>("../src/titles/*/cues.ts", { import: "default", eager: true });

function line(at: number, seat: number, id: string): Frame {
  return { ...frame(at, seat), lines: [{ text: { ...text(""), id }, seat, private: false, round: null }] };
}

describe("sounds", () => {
  beforeEach(() => (preferences.speed = "instant"));

  function listening(): { server: FakeServer; heard: Cue[] } {
    const server = new FakeServer(table([true, false]));
    const heard: Cue[] = [];
    server.session.cues.lines = { "a-log-settles": "place", "a-log-sells": "goods" };
    server.session.cues.hear = (cue) => heard.push(cue);
    server.tell(state({ reset: true, frames: [frame(0, null)], asked: [1] }));
    return { server, heard };
  }

  const ask = (key: string): ReturnType<typeof decision> => decision([option(1), option(2)], { key });

  it("tell what is placed and sold, and whose turn it is after others moved", () => {
    const { server, heard } = listening();
    const moves = [line(1, 1, "a-log-settles"), line(2, 1, "a-log-settles"), line(3, 1, "a-log-sells")];
    server.tell(state({ frames: moves, decisions: [ask("k1")], asked: [0] }));
    expect(heard).toEqual(["place", "goods", "turn"]);
    server.tell(state({ frames: [line(4, 0, "a-log-settles")], decisions: [ask("k2")], asked: [0] }));
    expect(heard).toEqual(["place", "goods", "turn", "place"]);
  });

  it("tell the end once, and nothing of a game that was over when the page was opened", () => {
    const result = { scores: [1, 2], winners: [1] } as never;
    const { server, heard } = listening();
    server.tell(state({ frames: [frame(1, 1)], result }));
    server.tell(state({ reset: true, frames: [frame(1, null)], result }));
    expect(heard).toEqual(["end"]);
  });

  it("are off until somebody switches them on", () => {
    expect(preferences.sound).toBe(false);
  });

  it("of the titles are about lines that their logs have", () => {
    const ids = Object.values(titles).flatMap((cues) => Object.keys(cues));
    const words = Object.values(catalogues).join("\n");
    expect(Object.keys(titles).length).toBe(3);
    expect(ids.filter((id) => !words.includes(`\n${id} =`))).toEqual([]);
  });
});
