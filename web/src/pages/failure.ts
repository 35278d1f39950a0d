import { ApiError } from "../lib/api";
import { message } from "../lib/message";
import type { Message } from "../lib/protocol";

/** What went wrong, for the page to say. */
export function failureSaid(error: unknown): Message {
  if (error instanceof ApiError) return error.said;
  return message("page-failure", { text: error instanceof Error ? error.message : String(error) });
}
