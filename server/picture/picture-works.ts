import { openPicture } from './open-picture';
import { turnstile } from './turnstile';

const twoAtATime = turnstile(2);
const oneAtATime = turnstile(1);

/** Some codings are unpacked whole before a pixel can be had: a progressive JPEG of 100 megapixels takes 600 MB. */
const LARGE = 40_000_000;

/**
 * Where all work on pictures passes: two at a time in this process, of large ones one.
 * @param bytes an accepted kind of picture, by its first bytes
 */
export function onePictureWork<T>(bytes: Uint8Array, work: () => Promise<T>): Promise<T> {
  return twoAtATime(async () => ((await pixelsOf(bytes)) > LARGE ? oneAtATime(work) : work()));
}

/** What the head of a picture announces; 0 when it cannot be read, which is the work's to tell. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await openPicture(bytes).metadata();
    return width * height;
  } catch {
    return 0;
  }
}
