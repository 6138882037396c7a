/** A canvas as a file: a JPEG, or a PNG if it may be transparent. Null if this device lacks the memory. */
export const canvasBlob = (
  canvas: HTMLCanvasElement,
  type: 'image/jpeg' | 'image/png',
): Promise<Blob | null> => new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** High: all other sizes and formats are made from it. */
const QUALITY = 0.92;
