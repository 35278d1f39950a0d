// Numbers in pictures are read, or they are not there: nothing on the page is smaller than this.

export const LEAST_TYPE = 12;

export type Plate = "cost" | "defense" | "development" | "vp" | "credit";

/** How high the digits on a plate are, for each pixel of the plate; two of them are smaller than one. */
const DIGITS: Record<Plate, [one: number, two: number]> = {
  cost: [25 / 40, 21 / 40],
  credit: [25 / 40, 21 / 40],
  defense: [25 / 40, 21 / 40],
  development: [21 / 40, 21 / 40],
  vp: [22 / 40, 19 / 40],
};

/** The size of the plate on which a number can just be read, in pixels. */
export function leastPlate(plate: Plate, value: number | string): number {
  return LEAST_TYPE / DIGITS[plate][String(value).length > 1 ? 1 : 0];
}

/**
 * The size of a plate in a picture: as it is designed, larger where its number could not be read, and null where it would
 * have to be larger than there is room for. All in units of the picture, which has so many pixels for each.
 */
export function plateSize(
  plate: Plate,
  value: number | string,
  { design, most, pixels }: { design: number; most: number; pixels: number },
): number | null {
  const size = Math.max(design, leastPlate(plate, value) / pixels);
  return size <= most ? size : null;
}
