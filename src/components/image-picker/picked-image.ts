import type { ImageRow } from '#common/contract/content/image';
import { imageFile } from '#common/contract/site/links';

/**
 * An image of the site as a document refers to it: `source` is the content of its node, width and height are in pixels
 * of that source, and the description is its alternative text.
 */
export interface PickedImage {
  readonly uuid: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly source: string;
}

/** A size that fills the text width on any screen; null for an image without a file. */
export function pickedImageOf({ uuid, description, file }: ImageRow): PickedImage | null {
  if (file === undefined) return null;
  // Scaled as on the server: never enlarged, and no dimension larger than a document allows.
  const scale = Math.min(1, LARGE / file.width, LONGEST / file.height);
  return {
    uuid,
    description,
    width: Math.max(1, Math.round(file.width * scale)),
    height: Math.max(1, Math.round(file.height * scale)),
    source: imageFile(uuid, 'L', file.version),
  };
}

const LARGE = 1600;
const LONGEST = 10_000;
