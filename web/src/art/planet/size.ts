/** The radius of a planet in its own units. */
export const RADIUS = 500;
