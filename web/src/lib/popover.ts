// Where something that belongs to a thing fits on the screen.

const GAP = 10;
const EDGE = 8;

/** Moves the element beside the anchor: right, left, above or below, wherever it fits. */
export function beside(element: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  let left = at.right + GAP;
  let top = at.top + at.height / 2 - height / 2;
  if (left + width > innerWidth - EDGE) left = at.left - GAP - width;
  if (left < EDGE) {
    left = at.left + at.width / 2 - width / 2;
    top = at.top - GAP - height >= EDGE ? at.top - GAP - height : at.bottom + GAP;
  }
  element.style.left = `${clamp(left, EDGE, innerWidth - width - EDGE)}px`;
  element.style.top = `${clamp(top, EDGE, innerHeight - height - EDGE)}px`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
