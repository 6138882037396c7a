import type { ImageFile, ImageFormatCode } from '../contract/content/image';

/**
 * The one form in which a device keeps photos to be seen without a network: wide enough for a phone held sideways, and
 * readable by every browser that runs the site. Server and device name it alike, so that what is told is what is fetched.
 */
export const KEPT_FORM = { format: 'M', coding: 'webp' } as const satisfies {
  format: ImageFormatCode;
  coding: string;
};

/** Where the kept form of an image is fetched, and under which it is kept. `version` is its file's. */
export const keptPhotoAddress = (uuid: string, version: string): string =>
  `/api/images/${uuid}/format/${KEPT_FORM.format}/file?v=${encodeURIComponent(version)}`;

/** What keeping some photos takes: bytes, and whether all of them were measured. */
export interface KeptSize {
  readonly bytes: number;
  readonly isMeasured: boolean;
}

/**
 * What the kept form of a picture weighs. The server measures it when the picture is stored; one that was stored before
 * it did is judged by its pixels.
 */
export function keptSizeOf({ width, height, keptBytes }: ImageFile): KeptSize {
  if (keptBytes !== undefined) return { bytes: keptBytes, isMeasured: true };
  const scale = Math.min(1, KEPT_WIDTH / width);
  return { bytes: Math.round(width * scale * height * scale * USUAL_BYTES_PER_PIXEL), isMeasured: false };
}

export const addSizes = (one: KeptSize, other: KeptSize): KeptSize => ({
  bytes: one.bytes + other.bytes,
  isMeasured: one.isMeasured && other.isMeasured,
});

export const NO_SIZE: KeptSize = { bytes: 0, isMeasured: true };

/** Of form M, in pixels. */
const KEPT_WIDTH = 800;
/** Of photographs in WebP at the quality of the server's forms. */
const USUAL_BYTES_PER_PIXEL = 0.14;
