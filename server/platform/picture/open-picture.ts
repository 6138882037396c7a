import sharp, { type Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS } from '#common/rules/picture-kind';

/** Work on a picture is aborted after this many seconds. */
const PATIENCE = 60;

// No picture is opened again later: libvips's cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Opens a picture upright, with the first frame of an animation only. The number of pixels is limited: otherwise a file
 * of some kilobytes could take gigabytes.
 * @param failOn what of a damaged picture is refused
 */
export function openPicture(bytes: Uint8Array, failOn: 'error' | 'warning' = 'error'): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn, autoOrient: true }).timeout({
    seconds: PATIENCE,
  });
}
