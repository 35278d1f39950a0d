import { describe, expect, it } from "vitest";
import { Ahead, inOrder } from "../src/lib/ahead.svelte";
import type { ClientMessage } from "../src/lib/protocol";
import { text } from "./fixtures";

describe("what is chosen ahead", () => {
  function listening(): { ahead: Ahead; sent: ClientMessage[] } {
    const sent: ClientMessage[] = [];
    return { ahead: new Ahead((message) => sent.push(message) > 0), sent };
  }

  it("is said in the order of the wishes", () => {
    expect(inOrder([])).toBeNull();
    expect(inOrder([text("a")])).toEqual(text("a"));
    const told = inOrder([text("a"), text("b"), text("c")]);
    expect(told?.id).toBe("ahead-then");
    expect(told?.args?.["first"]).toEqual(text("a"));
    expect(told?.args?.["next"]).toMatchObject({ args: { first: text("b"), next: text("c") } });
  });

  it("is known where the server tells of it, seat by seat", () => {
    const { ahead } = listening();
    expect(ahead.of(1)).toBeNull();
    const plan = {
      question: "develop",
      text: text("Develop"),
      actions: [4],
      wishes: [text("x")],
      condition: "mine" as const,
    };
    ahead.hear({ type: "ahead", seat: 1, plans: [plan], passing: [] });
    expect(ahead.plan(1, "develop")).toEqual(plan);
    expect(ahead.plan(1, "settle")).toBeNull();
    expect(ahead.of(0)).toBeNull();
    const passing = { question: "sell", text: text("Sell"), always: false };
    ahead.hear({ type: "ahead", seat: 1, plans: [], passing: [passing] });
    expect(ahead.plan(1, "develop")).toBeNull();
    expect(ahead.passing(1, "sell")).toBe("known");
    expect(ahead.passing(1, "develop")).toBe("never");
  });

  it("is cancelled by no wishes, and what may be asked is forgotten when it is asked anew", () => {
    const { ahead, sent } = listening();
    ahead.cancel(0, "develop");
    expect(sent).toEqual([{ type: "plan", seat: 0, question: "develop", wishes: [], condition: "possible" }]);
    ahead.foresee({ type: "foreseen", seat: 0, questions: [] });
    expect(ahead.foreseen(0)).toEqual([]);
    expect(ahead.foreseen(1)).toBeNull();
    ahead.ask(0);
    expect(ahead.foreseen(0)).toBeNull();
  });
});
