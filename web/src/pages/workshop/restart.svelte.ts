// The server ends and starts again; the page waits for it.

import { ApiError } from "../../lib/api";
import { forgetCatalogs } from "../../lib/catalog";
import { message } from "../../lib/message";
import type { Message, Workshop } from "../../lib/protocol";
import { failureSaid } from "../failure";
import { requests } from "./requests";

/** How often to ask whether it is back, and how long at most, in milliseconds. */
const PAUSE = 500;
const PATIENCE = 90_000;

export class Restart {
  waiting = $state(false);
  failure = $state.raw<Message | null>(null);

  /** Restarts the server, and tells what it says once it is back; null if it is not. */
  async run(): Promise<Workshop | null> {
    this.waiting = true;
    this.failure = null;
    try {
      const { started } = await requests.restart();
      const back = await this.#wait(started);
      forgetCatalogs();
      return back;
    } catch (error) {
      this.failure = failureSaid(error);
      return null;
    } finally {
      this.waiting = false;
    }
  }

  async #wait(started: string): Promise<Workshop> {
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      await new Promise((resume) => setTimeout(resume, PAUSE));
      const answer = await requests.workshop().catch(() => null);
      if (answer !== null && answer.started !== started) return answer;
    }
    throw new ApiError(0, message("workshop-page-not-back"));
  }
}
