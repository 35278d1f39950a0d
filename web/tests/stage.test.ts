import { describe, expect, it } from "vitest";
import { ApiError } from "../src/lib/api";
import type { StateMessage } from "../src/lib/protocol";
import { openStage, type Answers } from "../src/lib/stage/connection.svelte";
import { catalog, decision, frame, option, state, table, text } from "./fixtures";

const ask = decision([option(7, "tile:rebel_base"), option(8)]);
const start = state({ reset: true, frames: [frame(0, null)], decisions: [ask], asked: [0] });

/** The stage of a server that plays what the test says. */
function staged(answer: (answers: Answers, whole: boolean) => StateMessage) {
  const asked: [Answers, boolean][] = [];
  const opened = openStage(table(), catalog, async (answers, whole) => {
    asked.push([answers, whole]);
    return answer(answers, whole);
  });
  return { ...opened, asked };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("a stage", () => {
  it("opens like a table and sends each answer with all before it", async () => {
    const { session, asked } = staged((answers, whole) =>
      whole ? start : state({ frames: [frame(answers.length, 0, "Anna settles.")], decisions: [ask] }),
    );
    await settled();
    expect(session.decision).toBe(ask);
    session.choose(ask.options[0]!);
    expect(session.open).toBe(false);
    await settled();
    session.choose(ask.options[1]!);
    await settled();
    expect(asked).toEqual([
      [[], true],
      [[[7]], false],
      [[[7], [8]], false],
    ]);
    expect(session.log).toHaveLength(2);
  });

  it("goes back to its position, whatever was answered", async () => {
    const { session, stage } = staged((answers, whole) =>
      whole ? start : state({ frames: [frame(answers.length, 0, "Anna settles.")] }),
    );
    await settled();
    session.choose(ask.options[0]!);
    await settled();
    expect(session.decision).toBeNull();
    await stage.show([]);
    expect(stage.answers).toEqual([]);
    expect(session.decision).toBe(ask);
    expect(session.view?.["at"]).toBe(0);
  });

  it("says what is wrong and lets one answer again", async () => {
    const { session, stage } = staged((_answers, whole) => {
      if (whole) return start;
      throw new ApiError(409, text("Choose again."));
    });
    await settled();
    session.choose(ask.options[0]!);
    await settled();
    expect(session.notice).toEqual(text("Choose again."));
    expect(stage.answers).toEqual([]);
    expect(session.open).toBe(true);
  });
});
