/** The maximum number of pixels of a picture. */
export const MAX_PICTURE_PIXELS = 100_000_000;

export type PictureKindName = 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic';

/** How many of the first bytes are needed to recognise a picture. */
export const PICTURE_HEAD = 64;

/**
 * Recognises a file by its first bytes; its name and declared type are ignored. `heic` is sent by phones and cannot be
 * read by the server; null: not an accepted picture.
 */
export function pictureKindNameOf(bytes: Uint8Array): PictureKindName | null {
  const head = String.fromCharCode(...bytes.subarray(0, PICTURE_HEAD));
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  // AVIF and HEIC differ only in the brands of their `ftyp` box.
  if (!head.startsWith('ftyp', 4)) return null;
  if (/avi[fs]/.test(head)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(head) ? 'heic' : null;
}
