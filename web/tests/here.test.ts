import { describe, expect, it } from "vitest";
import type { StateMessage } from "../src/lib/protocol";
import { FakeServer, frame, state, text } from "./fixtures";

const at = (move: number): StateMessage =>
  state({ reset: true, frames: [frame(move, null)], decisions: [], asked: [1] });
const lines = [text("You would pay 2 of its 4.")];

describe("what a card means to an empire", () => {
  it("is asked for once, and again when the table has changed", () => {
    const server = new FakeServer();
    server.tell(at(0));
    const { here } = server.session;
    here.ask("tile:old_earth");
    here.ask("tile:old_earth");
    expect(server.sent).toEqual([{ type: "card", seat: 0, subject: "tile:old_earth" }]);
    server.tell({ type: "card", seat: 0, subject: "tile:old_earth", lines });
    expect(here.of("tile:old_earth")).toEqual(lines);
    expect(here.of("tile:new_earth")).toEqual([]);
    server.tell(at(1));
    expect(here.of("tile:old_earth")).toEqual([]);
    here.ask("tile:old_earth");
    expect(server.sent).toHaveLength(2);
  });

  it("is asked for by nobody who only watches", () => {
    const server = new FakeServer();
    server.tell({ ...at(0), viewer: -1 });
    server.session.here.ask("tile:old_earth");
    expect(server.sent).toEqual([]);
  });
});
