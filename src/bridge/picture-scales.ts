/** Longest sides at which a picture is read, in pixels, the quickest good one first. */
const SIDES = [1000, 2000, 4000, 500];

/** Larger, the parts of a code only become more blurred. */
const LARGEST = 4;

/** Phones support no canvas above 16 megapixels, edges included. */
const MOST_PIXELS = 12_000_000;

/**
 * The scales at which a picture is read, one after the other until a code is found: a code that fills a small picture
 * must be enlarged, one in the corner of a photo must keep its pixels, and noise disappears in a smaller one.
 */
export function readingScales(width: number, height: number): readonly number[] {
  const most = Math.min(LARGEST, Math.sqrt(MOST_PIXELS / (width * height)));
  return [...new Set(SIDES.map((side) => Math.min(side / Math.max(width, height), most)))];
}

/** The white edge around a picture, as a part of its longest side: a code that was cut out closely has none. */
export const EDGE = 0.06;
