// The browser says when the device has a connection again.

/** Does something whenever there is a connection again. */
export function whenBack(work: () => void): () => void {
  addEventListener("online", work);
  return () => removeEventListener("online", work);
}
