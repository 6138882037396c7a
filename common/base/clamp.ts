/** A value inside bounds: the nearest one to it. Where no value lies between the bounds, the least one. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
