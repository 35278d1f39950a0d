import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Review, ReviewedChoice as Mistake } from "../src/lib/protocol";
import { chanceChart, chancesAt, frameAt, xOf } from "../src/pages/replay/chances";
import { costText, nextMistake } from "../src/pages/replay/mistakes";
import { GameReview } from "../src/pages/replay/review.svelte";
import { text } from "./fixtures";

const AREA = { left: 10, top: 0, right: 110, bottom: 100 };
const REVIEW: Review = {
  chances: [
    { at: 0, chances: [0.5, 0.5] },
    { at: 20, chances: [0.25, 0.75] },
    { at: 50, chances: [1, 0] },
  ],
  mistakes: [mistake(30, 0, 0.2), mistake(10, 0, 0.1), mistake(20, 1, 0.3)],
};

function mistake(at: number, seat: number, cost: number): Mistake {
  const estimate = { action: 1, win_chance: 0.5, score: 20 };
  return {
    at,
    round: 1,
    seat,
    kind: "settle",
    chosen: estimate,
    chosen_text: text("this"),
    best: estimate,
    best_text: text("that"),
    cost,
    trials: 100,
    reasons: [],
  };
}

describe("the chart of win chances", () => {
  it("draws a line for every seat from start to end", () => {
    const { lines, chances } = chanceChart(REVIEW, 50, [], AREA);
    expect(lines.map((line) => line.path)).toEqual([
      "M10.0 50.0L50.0 75.0L110.0 0.0",
      "M10.0 50.0L50.0 25.0L110.0 100.0",
    ]);
    expect(chances.map((tick) => tick.value)).toEqual([0, 25, 50, 75, 100]);
  });

  it("leaves out numbers of rounds that would lie upon each other", () => {
    const rounds = [0, 5, 25].map((at, number) => ({ round: number + 1, at }));
    expect(chanceChart(REVIEW, 50, rounds, AREA).rounds.map((tick) => tick.value)).toEqual([1, 3]);
  });

  it("finds the frame under the mouse, within the game", () => {
    expect(frameAt(xOf(20, 50, AREA), 50, AREA)).toBe(20);
    expect(frameAt(-40, 50, AREA)).toBe(0);
    expect(frameAt(400, 50, AREA)).toBe(50);
  });

  it("tells the chances as they stood at a frame", () => {
    expect(chancesAt(REVIEW, 19)).toEqual([0.5, 0.5]);
    expect(chancesAt(REVIEW, 20)).toEqual([0.25, 0.75]);
    expect(chancesAt({ chances: [], mistakes: [] }, 3)).toEqual([]);
  });
});

describe("mistakes", () => {
  const mine = REVIEW.mistakes.filter(({ seat }) => seat === 0);

  it("are walked through in the order of the game", () => {
    expect(nextMistake(mine, 0, 1)?.at).toBe(10);
    expect(nextMistake(mine, 10, 1)?.at).toBe(30);
    expect(nextMistake(mine, 30, 1)).toBeNull();
    expect(nextMistake(mine, 30, -1)?.at).toBe(10);
    expect(nextMistake(mine, 10, -1)).toBeNull();
  });

  it("say what they cost", () => {
    expect(costText(0.124)).toBe("−12 points");
    expect(costText(0.01)).toBe("−1 point");
    expect(costText(0.001)).toBe("less than 1 point");
  });
});

describe("a review", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function answers(...bodies: { status?: number; body: unknown }[]): ReturnType<typeof vi.fn> {
    const fetch = vi.fn(() => {
      const { status = 200, body } = bodies.shift() ?? { body: null };
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
    vi.stubGlobal("fetch", fetch);
    return fetch;
  }

  function told(progress: number, review: Review | null, failure: string | null = null): { body: unknown } {
    const judged = Math.round(progress * 10);
    const done = progress === 1;
    return { body: { progress, seconds_left: null, judged, choices: 10, done, failure, review } };
  }

  it("is asked for once, waited for, and shows what it has", async () => {
    const part = { ...REVIEW, mistakes: REVIEW.mistakes.slice(0, 1) };
    const fetch = answers(told(0, null), told(0.4, part), told(1, REVIEW));
    const review = new GameReview("t1");
    const asked = review.ask();
    await review.ask();
    await vi.advanceTimersByTimeAsync(700);
    expect(review.progress?.judged).toBe(4);
    expect(review.found).toEqual(part);
    expect(review.done).toBe(false);
    await vi.advanceTimersByTimeAsync(700);
    await asked;
    expect(review.done).toBe(true);
    expect(review.found).toEqual(REVIEW);
    expect(review.mistakesOf(0).map(({ at }) => at)).toEqual([30, 10]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("that fails says why, and can be asked for again", async () => {
    answers({ status: 503, body: { error: "Try again later." } }, told(1, REVIEW));
    const review = new GameReview("t1");
    await review.ask();
    expect(review.failure).toBe("Try again later.");
    await review.ask();
    expect(review.failure).toBeNull();
    expect(review.found).toEqual(REVIEW);
  });

  it("that is given up keeps what it found, and goes on when asked again", async () => {
    const part = { ...REVIEW, mistakes: REVIEW.mistakes.slice(0, 1) };
    answers(told(0.4, part, "It took too long."), told(1, REVIEW));
    const review = new GameReview("t1");
    await review.ask();
    expect(review.failure).toBe("It took too long.");
    expect(review.found).toEqual(part);
    await review.ask();
    expect(review.done).toBe(true);
    expect(review.found).toEqual(REVIEW);
  });
});
