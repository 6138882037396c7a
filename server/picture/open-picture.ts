import sharp, { type Sharp } from 'sharp';
import { MOST_PICTURE_PIXELS } from '#common/rules/picture-kind';

/** A picture is given up after this many seconds of work. */
const PATIENCE = 60;

// Pictures come one after the other and never again: what libvips would keep of them is memory for nothing.
sharp.cache(false);
sharp.concurrency(1);

/** Bytes as a picture, of so many pixels at most: beyond, a file of some kilobytes could ask for gigabytes; upright, the first of an animation's. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PICTURE_PIXELS, failOn: 'error', autoOrient: true }).timeout({
    seconds: PATIENCE,
  });
}
