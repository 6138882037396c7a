/** A canvas as a file: a JPEG, or a PNG where it may be transparent. Null where this device has no room for it. */
export const canvasBlob = (
  canvas: HTMLCanvasElement,
  type: 'image/jpeg' | 'image/png',
): Promise<Blob | null> => new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** High: it is the origin from which all forms are made. */
const QUALITY = 0.92;
