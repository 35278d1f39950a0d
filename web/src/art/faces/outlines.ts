/** Outlines of plates, from 0 0. */

/** A chevron that points right; neighbours fit into each other. */
export function chevron(width: number, height: number, point: number): string {
  const inset = 1;
  const [right, bottom, half] = [width - inset, height - inset, height / 2];
  return `M${inset} ${inset}H${right - point}L${right} ${half}L${right - point} ${bottom}H${inset}L${inset + point} ${half}z`;
}

export function diamond(size: number): string {
  const half = size / 2;
  return `M${half} 1L${size - 1} ${half} ${half} ${size - 1} 1 ${half}z`;
}

export function hexagon(size: number): string {
  const [half, quarter, slope] = [size / 2, size * 0.25, size * 0.07];
  return `M${quarter} ${slope}H${size - quarter}L${size - 1} ${half} ${size - quarter} ${size - slope}H${quarter}L1 ${half}z`;
}

export function rectangle(width: number, height: number): string {
  return `M0 0H${width}V${height}H0z`;
}
