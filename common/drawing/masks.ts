import { pick, seededRandom } from './random';

/** Quiet ones, so that a page of masks is calm beside one photograph. */
const maskInks = ['plain', 'cream', 'ink', 'night', 'bottle', 'sky', 'gold', 'rose'] as const;

/** Two of each ink: the moon to the left and to the right. */
const maskSides = ['left', 'right'] as const;
export type MaskSide = (typeof maskSides)[number];

/** Which of the drawn masks stands for a thing without a picture; the same seed, the same mask. */
export function maskFile(seed: string): string {
  const random = seededRandom(seed);
  return fileOf(pick(maskInks, random), pick(maskSides, random));
}

/** Every mask and the file that it is drawn into, below the site's root. */
export const maskFiles = maskInks.flatMap((ink) =>
  maskSides.map((side) => ({ ink, side, file: fileOf(ink, side) })),
);

function fileOf(ink: (typeof maskInks)[number], side: MaskSide): string {
  return `/pictures/mask-${ink}-${side}.svg`;
}
