/** What went wrong, in words for the page. */
export function failureText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
