import { pick, seededRandom } from './random';

/** Muted inks, so that a page of masks does not distract from a photograph. */
const maskInks = ['plain', 'cream', 'ink', 'night', 'bottle', 'sky', 'gold', 'rose'] as const;

/** Two drawings of each ink: the moon to the left or to the right. */
const maskSides = ['left', 'right'] as const;
export type MaskSide = (typeof maskSides)[number];

/** The mask for a thing without a picture; the same seed gives the same mask. */
export function maskFile(seed: string): string {
  const random = seededRandom(seed);
  return fileOf(pick(maskInks, random), pick(maskSides, random));
}

/** Every mask with the file that it is drawn into, relative to the site's root. */
export const maskFiles = maskInks.flatMap((ink) =>
  maskSides.map((side) => ({ ink, side, file: fileOf(ink, side) })),
);

function fileOf(ink: (typeof maskInks)[number], side: MaskSide): string {
  return `/pictures/mask-${ink}-${side}.svg`;
}
