import { openDecoder } from './open-decoder';
import { EDGE, readingScales } from './picture-scales';

/**
 * The texts of the QR codes in a picture, the largest first; null if this browser cannot open it. Rejects if the decoder
 * cannot be started.
 */
export async function readPictureCodes(picture: Blob): Promise<readonly string[] | null> {
  const drawn = await createImageBitmap(picture).catch(() => null);
  if (drawn === null) return null;
  try {
    const decoder = await openDecoder();
    try {
      for (const scale of readingScales(drawn.width, drawn.height)) {
        const codes = await decoder.decode(pixelsOf(drawn, scale));
        if (codes.length > 0) return codes;
      }
      return [];
    } finally {
      decoder.close();
    }
  } finally {
    drawn.close();
  }
}

/** On white, which shows through where a picture is transparent. */
function pixelsOf(drawn: ImageBitmap, scale: number): ImageData {
  const width = Math.max(1, Math.round(drawn.width * scale));
  const height = Math.max(1, Math.round(drawn.height * scale));
  const edge = Math.ceil(Math.max(width, height) * EDGE);
  const canvas = document.createElement('canvas');
  canvas.width = width + 2 * edge;
  canvas.height = height + 2 * edge;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas to read the picture with');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, edge, edge, width, height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
