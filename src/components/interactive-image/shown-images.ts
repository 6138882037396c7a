import type { Point } from '#common/base/polygon';
import type { InteractiveImage, Zone } from '#common/contract/agenda/interactive-image';
import type { ImageFile, ImageRow } from '#common/contract/content/image';

/** An image of the gallery that has a file. */
export type Picture = ImageRow & { readonly file: ImageFile };

/** An interactive image as visitors see it. */
export interface ShownImage {
  readonly uuid: string;
  readonly title: string;
  readonly picture: Picture;
  readonly zones: readonly ShownZone[];
}

interface Outlined {
  readonly uuid: string;
  readonly name: string;
  readonly points: readonly Point[];
}

export interface TextZone extends Outlined {
  readonly type: 'TEXTE';
  readonly text: string;
}

export interface CharacterZone extends Outlined {
  readonly type: 'PERSONNAGE';
  readonly actor: string;
  /** Possibly empty. */
  readonly text: string;
}

interface LinkZone extends Outlined {
  readonly type: 'LIEN';
  readonly link: string;
}

export interface ImageZone extends Outlined {
  readonly type: 'IMAGE';
  readonly picture: Picture;
}

/** A zone with everything that its type shows. */
export type ShownZone = TextZone | CharacterZone | LinkZone | ImageZone;

/** The uuids of all images of the gallery that interactive images show. */
export const galleryImagesOf = (images: readonly InteractiveImage[]): readonly string[] => [
  ...new Set(images.flatMap(({ image, zones }) => [image, ...zones.flatMap((zone) => zone.image ?? [])])),
];

/**
 * What can be shown of interactive images: one whose picture is not on this device, or has no file yet, is left out, and
 * so is a zone without what it would show.
 * @param rows the images of the gallery that this device has
 */
export function shownImages(
  images: readonly InteractiveImage[],
  rows: readonly ImageRow[],
): readonly ShownImage[] {
  const pictures = new Map(rows.flatMap((row) => (hasFile(row) ? [[row.uuid, row]] : [])));
  return images.flatMap(({ uuid, title, image, zones }) => {
    const picture = pictures.get(image);
    if (picture === undefined) return [];
    return [{ uuid, title, picture, zones: zones.flatMap((zone) => shownZone(zone, pictures) ?? []) }];
  });
}

const hasFile = (row: ImageRow): row is Picture => row.file !== undefined;

function shownZone(zone: Zone, pictures: ReadonlyMap<string, Picture>): ShownZone | undefined {
  const { uuid, type, name, points, text = '', link = '', actor = '', image = '' } = zone;
  const outlined = { uuid, name, points };
  switch (type) {
    case 'TEXTE':
      return { ...outlined, type, text };
    case 'PERSONNAGE':
      return { ...outlined, type, actor, text };
    case 'LIEN':
      return link === '' ? undefined : { ...outlined, type, link };
    case 'IMAGE': {
      const picture = pictures.get(image);
      return picture && { ...outlined, type, picture };
    }
  }
}
