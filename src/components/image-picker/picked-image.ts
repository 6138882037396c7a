import type { ImageRow } from '#common/contract/content/image';
import { imageFile } from '#common/contract/site/links';

/**
 * An image of the site as a document refers to it: `source` is what its node's content is, width and height are the
 * pixels of that source, and its description is its alternative text.
 */
export interface PickedImage {
  readonly uuid: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly source: string;
}

/** A form that fills the measure of a text on any screen; null for an image without a file. */
export function pickedImageOf({ uuid, description, file }: ImageRow): PickedImage | null {
  if (file === undefined) return null;
  // As the server makes it: never enlarged; and no dimension is larger than a document may say.
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
