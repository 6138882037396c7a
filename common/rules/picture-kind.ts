/** How many pixels a picture may have. */
export const MOST_PICTURE_PIXELS = 100_000_000;

export type PictureKindName = 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic';

/** How many bytes of the beginning tell. */
export const PICTURE_HEAD = 64;

/**
 * What a file is by its first bytes; its name and its declared type say nothing. `heic` is what phones send and the
 * server does not read; null: no picture that is taken.
 */
export function pictureKindNameOf(bytes: Uint8Array): PictureKindName | null {
  const head = String.fromCharCode(...bytes.subarray(0, PICTURE_HEAD));
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  // The brands of a box `ftyp`: AVIF and HEIC share everything else.
  if (!head.startsWith('ftyp', 4)) return null;
  if (/avi[fs]/.test(head)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(head) ? 'heic' : null;
}
