import type { ImageFile, ImageFormatCode } from '../contract/content/image';

/**
 * The single form in which devices keep photos offline: wide enough for a phone in landscape, and readable by every
 * browser that runs the site. Server and device share this constant, so that the announced size is that of the file.
 */
export const KEPT_FORM = { format: 'M', coding: 'webp' } as const satisfies {
  format: ImageFormatCode;
  coding: string;
};

/** The address of an image's kept form, also its cache key. `version` is the file's. */
export const offlinePhotoAddress = (uuid: string, version: string): string =>
  `/api/images/${uuid}/format/${KEPT_FORM.format}/file?v=${encodeURIComponent(version)}`;

/** The size of some kept photos in bytes, and whether all of them were measured. */
export interface PhotosSize {
  readonly bytes: number;
  readonly isMeasured: boolean;
}

/**
 * The size of a picture's kept form. The server measures it when it stores the picture; for pictures stored before it
 * did so, it is estimated from the pixels.
 */
export function photosSizeOf({ width, height, keptBytes }: ImageFile): PhotosSize {
  if (keptBytes !== undefined) return { bytes: keptBytes, isMeasured: true };
  const scale = Math.min(1, KEPT_WIDTH / width);
  return { bytes: Math.round(width * scale * height * scale * USUAL_BYTES_PER_PIXEL), isMeasured: false };
}

export const addSizes = (one: PhotosSize, other: PhotosSize): PhotosSize => ({
  bytes: one.bytes + other.bytes,
  isMeasured: one.isMeasured && other.isMeasured,
});

export const NO_SIZE: PhotosSize = { bytes: 0, isMeasured: true };

/** Width of form M, in pixels. */
const KEPT_WIDTH = 800;
/** Typical for photographs in WebP at the server's quality. */
const USUAL_BYTES_PER_PIXEL = 0.14;
