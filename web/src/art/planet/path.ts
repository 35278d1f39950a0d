/** Pieces of SVG paths, in whole units. */

export const whole = Math.round;

export function ellipse(
  x: number,
  y: number,
  across: number,
  along: number = across,
  turn: number = 0,
): string {
  const [tx, ty] = [whole(Math.cos(turn) * across * 2), whole(Math.sin(turn) * across * 2)];
  const arc = `a${whole(across)} ${whole(along)} ${degrees(turn)} 1 0`;
  return `M${whole(x - tx / 2)} ${whole(y - ty / 2)}${arc} ${tx} ${ty}${arc} ${-tx} ${-ty}z`;
}

/** The far or near half of an ellipse around the middle. */
export function halfEllipse(across: number, along: number, turn: number, near: boolean): string {
  const [x, y] = [whole(Math.cos(turn) * across), whole(Math.sin(turn) * across)];
  return `M${-x} ${-y}A${whole(across)} ${whole(along)} ${degrees(turn)} 0 ${near ? 0 : 1} ${x} ${y}`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${whole(x)} ${whole(y)}`).join("L")}z`;
}

function degrees(turn: number): number {
  return whole((turn * 180) / Math.PI);
}
