import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EntryForm, EntryStatus, WorkshopEntry, WorkshopSet, WorkshopTitle } from "../src/lib/protocol";
import { Bench } from "../src/pages/workshop/bench.svelte";
import { Restart } from "../src/pages/workshop/restart.svelte";
import { EVERYTHING, isShown, nextOpen } from "../src/pages/workshop/status";
import { changeHeading, fieldChanges } from "../src/pages/workshop/words";
import { component, text } from "./fixtures";

const TITLE: WorkshopTitle = {
  title: "tiny",
  label: "Tiny",
  used: "aaa",
  saved: "aaa",
  restart: false,
  exact: 1,
  all: 3,
};
const FORM: EntryForm = {
  sort: "world",
  label: text("World"),
  labels: text("Worlds"),
  fields: [
    {
      name: "cost",
      label: text("Cost"),
      help: null,
      required: true,
      input: { sort: "number", least: 0, most: 9 },
      only: {},
    },
  ],
};

function tile(id: string, status: EntryStatus, cost = 1): WorkshopEntry {
  return {
    id,
    sort: "world",
    file: "worlds.toml",
    component: component(id, id.toUpperCase()),
    status,
    entry: { cost },
    shipped: { cost: 1 },
    changed: [],
    confirmed: null,
  };
}

const SET: WorkshopSet = {
  title: TITLE,
  forms: [FORM],
  entries: [tile("a", "part"), tile("b", "printed"), tile("c", "reconstructed")],
};

describe("the tiles", () => {
  it("lead from one that nobody has confirmed to the next, round and round", () => {
    const next = (from: string | null, direction: 1 | -1) => nextOpen(SET.entries, from, direction)?.id;
    expect([next("a", 1), next("c", 1), next("a", -1), next("b", -1)]).toEqual(["c", "a", "c", "a"]);
    expect([next(null, 1), next(null, -1)]).toEqual(["a", "c"]);
    expect(nextOpen([tile("a", "part"), tile("b", "confirmed")], "a", 1)).toBeNull();
  });

  it("are filtered by status, sort and words", () => {
    const shown = (filter: Partial<typeof EVERYTHING>) =>
      SET.entries.filter((one) => isShown(one, { ...EVERYTHING, ...filter })).map(({ id }) => id);
    expect(shown({ status: "open" })).toEqual(["a", "c"]);
    expect(shown({ status: "printed" })).toEqual(["b"]);
    expect(shown({ sort: "goal" })).toEqual([]);
    expect(shown({ text: "c" })).toEqual(["c"]);
  });
});

describe("the history", () => {
  it("says what was changed in the words of the form", () => {
    const entry = {
      id: "a",
      name: "A",
      before: { cost: 1 },
      after: { cost: 2 },
      fields: ["cost", "gone"],
      confirmed_before: null,
      confirmed_after: null,
    };
    expect(fieldChanges(entry, FORM, [])).toEqual([
      { label: "Cost", before: "1", after: "2" },
      { label: "gone", before: "nothing", after: "nothing" },
    ]);
    const change = {
      number: 4,
      by: "Ada",
      at: "",
      entries: [entry],
      undoes: 3,
      undone_by: null,
      obstacle: null,
    };
    expect(changeHeading({ ...change, sort: "undone" })).toBe("Change 3 undone: A");
    expect(changeHeading({ ...change, sort: "loaded", entries: [entry, entry] })).toBe(
      "A file loaded: 2 components",
    );
  });
});

interface Asked {
  method: string;
  path: string;
  body: unknown;
  answer: (body: unknown, status?: number) => Promise<void>;
}

describe("the bench", () => {
  let asked: Asked[] = [];
  let bench: Bench;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
      return new Promise<Response>((resolve) => {
        asked.push({
          method,
          path,
          body: body === undefined ? null : JSON.parse(body),
          answer: async (said, status = 200) => {
            resolve(new Response(JSON.stringify(said), { status }));
            await vi.advanceTimersByTimeAsync(1);
          },
        });
      });
    });
    bench = new Bench(SET, "Ada");
    bench.select("a");
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const tried = () => asked.filter(({ path }) => path.endsWith("/try")).at(-1) as Asked;

  async function write(id: string, cost: number): Promise<void> {
    bench.write(bench.find(id) as WorkshopEntry, { cost });
    await vi.advanceTimersByTimeAsync(300);
  }

  it("asks what a draft would look like once the typing rests", async () => {
    const a = bench.find("a") as WorkshopEntry;
    bench.write(a, { cost: 2 });
    bench.write(a, { cost: 23 });
    await vi.advanceTimersByTimeAsync(300);
    const tries = asked.filter(({ body }) => JSON.stringify(body).includes("23"));
    expect(tries.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /api/workshop/tiny/a/try"]);
    await tries[0]?.answer({
      problems: [{ id: "a", field: "cost", text: text("Too much.") }],
      component: null,
    });
    expect(bench.problems).toHaveLength(1);
    expect(bench.component(a)).toBe(a.component);
  });

  it("does not listen to answers about an older draft", async () => {
    await write("a", 2);
    const old = tried();
    await write("a", 3);
    await tried().answer({ problems: [], component: component("a", "Three") });
    await old.answer({ problems: [], component: component("a", "Two") });
    expect(bench.component(bench.tile as WorkshopEntry).name).toBe("Three");
  });

  it("has nothing unsaved once a draft says what is saved", async () => {
    await write("a", 2);
    expect(bench.dirty).toBe(true);
    await write("a", 1);
    expect(bench.dirty).toBe(false);
  });

  it("asks before changes are left, and saves tiles that are changed together in one go", async () => {
    await write("a", 2);
    bench.select("c");
    expect([bench.current, bench.question?.together?.id]).toEqual(["a", "c"]);
    bench.question?.go();
    await write("c", 3);
    bench.select("a"); // both belong to the change
    expect(bench.current).toBe("a");
    const saving = bench.save();
    const { method, body, answer } = asked.at(-1) as Asked;
    expect([method, body]).toEqual(["PUT", { entry: { cost: 2 }, others: { c: { cost: 3 } }, by: "Ada" }]);
    await answer({ title: { ...TITLE, exact: 3 }, entries: [tile("a", "corrected", 2)], change: 7 });
    expect(await saving).toBe(true);
    expect([bench.dirty, bench.notice?.change, bench.set.title.exact]).toEqual([false, 7, 3]);
    expect(bench.find("a")?.status).toBe("corrected");
  });

  it("keeps a draft that the server refuses, and says why", async () => {
    await write("a", 2);
    const saving = bench.save();
    const problem = { id: "a", field: "cost", text: text("Too much.") };
    await (asked.at(-1) as Asked).answer({ error: text("Put it right first."), problems: [problem] }, 422);
    expect(await saving).toBe(false);
    expect([bench.problems, bench.dirty]).toEqual([[problem], true]);
    expect(bench.notice).toMatchObject({ failed: true, said: text("Put it right first.") });
  });

  it("confirms a tile as it is and goes on to the next", async () => {
    const confirming = bench.confirm();
    const { body, answer } = asked.at(-1) as Asked;
    expect(body).toEqual({ entry: null, others: {}, by: "Ada" });
    await answer({ title: TITLE, entries: [tile("a", "confirmed")], change: 1 });
    await confirming;
    expect(bench.current).toBe("c");
  });

  it("confirms nothing that is half changed", async () => {
    await write("a", 2);
    await bench.confirm();
    expect(asked.some(({ method }) => method === "PUT")).toBe(false);
  });
});

it("waits until the server that comes back is another one", async () => {
  vi.useFakeTimers();
  const answers = ["old", "old", null, "new"]; // it answers, ends, is away, and is back
  vi.stubGlobal("fetch", async () => {
    const started = answers.shift();
    if (started === null) throw new TypeError("nobody there");
    return new Response(JSON.stringify({ titles: [], by: "", started }), { status: 200 });
  });
  const restart = new Restart();
  const running = restart.run();
  await vi.advanceTimersByTimeAsync(3000);
  expect((await running)?.started).toBe("new");
  expect([restart.waiting, restart.failure]).toEqual([false, null]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
