import { openPicture } from './open-picture';

const twoAtATime = concurrencyLimiter(2);
const oneAtATime = concurrencyLimiter(1);

/**
 * Pixels of a large picture. Some codings are decoded as a whole: a progressive JPEG of 100 megapixels takes 600 MB.
 */
const LARGE = 40_000_000;

/**
 * Runs all work on pictures: at most two at a time in this process, and at most one on a large picture.
 * @param bytes an accepted kind of picture, by its first bytes
 */
export function onePictureWork<T>(bytes: Uint8Array, work: () => Promise<T>): Promise<T> {
  return twoAtATime(async () => ((await pixelsOf(bytes)) > LARGE ? oneAtATime(work) : work()));
}

/** The number of pixels in a picture's header; 0 if it cannot be read, which the work itself reports. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await openPicture(bytes).metadata();
    return width * height;
  } catch {
    return 0;
  }
}

/** Limits how many works run at a time; the others wait in order, so that pictures do not fill the memory together. */
function concurrencyLimiter(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside === most) await new Promise<void>((enter) => waiting.push(enter));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) inside -= 1;
      else next();
    }
  };
}
