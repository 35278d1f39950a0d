// A finger comes down a moment after the eye has chosen. What moved under it meanwhile was not meant.

/** How long after a change a touch may still be meant for what lay there before, in milliseconds. */
const MOMENT = 350;

export class Guard {
  #moved = -Infinity;
  #pressed = { touch: false, at: -Infinity };

  /** Things lie elsewhere now. */
  moved(): void {
    this.#moved = performance.now();
  }

  press({ pointerType, timeStamp }: PointerEvent): void {
    this.#pressed = { touch: pointerType === "touch", at: timeStamp };
  }

  /** Keeps a click to itself that comes of a touch right after things moved. */
  check(click: MouseEvent): void {
    if (!this.#pressed.touch || this.#pressed.at - this.#moved >= MOMENT) return;
    click.preventDefault();
    click.stopPropagation();
  }
}
