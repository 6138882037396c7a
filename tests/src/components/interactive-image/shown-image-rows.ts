import { cornersOf } from '#common/base/polygon';
import type { InteractiveImage, Zone } from '#common/contract/agenda/interactive-image';
import type { ImageRow } from '#common/contract/content/image';

/** An image of the gallery as the mirror has it, with a file unless it is said otherwise. */
export function galleryRow(uuid: string, changed: Partial<ImageRow> = {}): ImageRow {
  const at = new Date('2009-03-13T20:30:00+01:00');
  return {
    uuid,
    name: 'Le salut',
    description: 'La troupe salue',
    year: 2009,
    visibleFrom: at,
    spectacleTypes: [],
    types: ['PHOTO'],
    creationDate: at,
    formats: [],
    file: {
      version: 'a1b2',
      width: 1200,
      height: 800,
      placeholder: 'data:image/webp;base64,AA==',
      backgroundColor: '#112233',
    },
    version: 'v1',
    ...changed,
  };
}

/** A zone in the middle of its picture. */
export const zoneOf = (uuid: string, shown: Pick<Zone, 'type' | 'name'> & Partial<Zone>): Zone => ({
  uuid,
  shape: 'RECTANGLE',
  points: [...cornersOf({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 })],
  ...shown,
});

export const interactiveImageOf = (image: string, zones: readonly Zone[]): InteractiveImage => ({
  uuid: `on ${image}`,
  show: 'le-dindon',
  title: 'La troupe',
  image,
  zones: [...zones],
  rank: 0,
  version: 'v1',
});
