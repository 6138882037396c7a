import { DOT } from '#common/base/dot';
import { type Point, boundsOf } from '#common/base/polygon';
import { nameOf } from '#common/contract/content/reference-names';
import type { SheetZone } from './interactive-image-sheet';
import type { Outline } from './zone-outline';

/** `12 %`, `12,4 %`: a part of the picture's width or height. */
export const percent = (fraction: number): string =>
  `${(Math.round(fraction * 1000) / 10).toLocaleString('fr-FR')}\u00a0%`;

/** `à 12 % du bord gauche et 30 % du haut`. */
const placeWords = ({ x, y }: Point): string => `à ${percent(x)} du bord gauche et ${percent(y)} du haut`;

/** Where a zone is and how large. */
function outlineWords(points: readonly Point[]): string {
  const { width, height, ...corner } = boundsOf(points);
  return `${placeWords(corner)}, large de ${percent(width)}, haute de ${percent(height)}`;
}

/** The name of a corner: `Coin en haut à gauche`, `Point 3 sur 5`. */
export function cornerName({ shape, points }: Outline, corner: number): string {
  const named = shape === 'RECTANGLE' ? rectangleCorners[corner] : undefined;
  return named ?? `Point ${corner + 1} sur ${points.length}`;
}

const rectangleCorners = [
  'Coin en haut à gauche',
  'Coin en haut à droite',
  'Coin en bas à droite',
  'Coin en bas à gauche',
];

/** `Zone 2, Harpagon`; without a name, `Zone 2`. */
export const zoneCall = ({ name }: SheetZone, rank: number): string =>
  [`Zone ${rank + 1}`, ...(name.trim() === '' ? [] : [name.trim()])].join(', ');

/**
 * What two versions of a zone are compared by: `Harpagon · Personnage · Lucien Bonnafous`, and where it is.
 * @param picture the name of its image, if that is on this device
 */
export function zoneSummary(zone: SheetZone, picture?: string): string {
  const { name, type, points } = zone;
  return [
    name.trim() === '' ? 'Sans nom' : name,
    nameOf('interactive-zone-types', type),
    ...contentsOf(zone, picture),
    outlineWords(points),
  ]
    .filter((words) => words.trim() !== '')
    .join(DOT);
}

function contentsOf(
  { type, text, link, actor, image }: SheetZone,
  picture: string | undefined,
): readonly string[] {
  switch (type) {
    case 'TEXTE':
      return [text];
    case 'LIEN':
      return [link];
    case 'PERSONNAGE':
      return [actor, text];
    case 'IMAGE':
      return image === null ? [] : [picture ?? 'une image qui n’est pas sur cet appareil'];
  }
}

/** What moving or reshaping a zone comes to, for screen readers. */
export function changeWords(outline: Outline, corner: number | null): string {
  const point = corner === null ? undefined : outline.points[corner];
  return corner === null || point === undefined
    ? `Zone ${outlineWords(outline.points)}.`
    : `${cornerName(outline, corner)}, ${placeWords(point)}.`;
}
