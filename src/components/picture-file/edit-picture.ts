import { canvasBlob } from './canvas-blob';

/** The edits of a picture before it is sent: first rotated, then cropped. */
export interface PictureEdit {
  /** Quarter turns to the right, from 0 to 3. */
  readonly turns: number;
  /** The part of the rotated picture that is kept, in fractions of its width and height; null: all of it. */
  readonly crop: PictureCrop | null;
}

export interface PictureCrop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Phones support no larger canvas. */
const MAX_PIXELS = 16_000_000;

/** A picture rotated and cropped; null if this device cannot draw it. */
export async function editPicture(original: Blob, { turns, crop }: PictureEdit): Promise<Blob | null> {
  const drawn = await createImageBitmap(original).catch(() => null);
  if (drawn === null) return null;
  try {
    const part = crop ?? { x: 0, y: 0, width: 1, height: 1 };
    const turned = turnedSize(drawn, turns);
    const scale = Math.min(
      1,
      Math.sqrt(MAX_PIXELS / (turned.width * part.width * turned.height * part.height)),
    );
    return await canvasBlob(turnedCanvas(drawn, turns, part, scale), typeFor(original));
  } finally {
    drawn.close();
  }
}

/** The size of a picture once it is rotated. */
export const turnedSize = ({ width, height }: { width: number; height: number }, turns: number) =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** A part of a rotated picture, drawn at full size or smaller. */
export function turnedCanvas(
  drawn: ImageBitmap,
  turns: number,
  part: PictureCrop,
  scale: number,
): HTMLCanvasElement {
  const turned = turnedSize(drawn, turns);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(turned.width * part.width * scale));
  canvas.height = Math.max(1, Math.round(turned.height * part.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.scale(scale, scale);
  context.translate(-turned.width * part.x, -turned.height * part.y);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(drawn, -drawn.width / 2, -drawn.height / 2);
  return canvas;
}

/** A format that supports transparency keeps it. */
const typeFor = ({ type }: Blob) => (['image/jpeg', ''].includes(type) ? 'image/jpeg' : 'image/png');
