import {
  listInteractiveImages,
  readInteractiveImageRows,
} from '../../agenda/interactive-image/interactive-image-repository';
import type { FindSubject } from './journal-subject';

export const findInteractiveImageSubject: FindSubject = async (database, uuid) => {
  const row = (await readInteractiveImageRows(database, [uuid])).get(uuid);
  if (row === undefined) return undefined;
  const { show, title, zones, image } = row;
  // Ranks have gaps where others were removed: what people see is the place.
  const images = await listInteractiveImages(database, [show]);
  const rank = images.findIndex((other) => other.uuid === uuid);
  return {
    key: uuid,
    name: title,
    shown: {
      title,
      rank,
      zones: zones.map(({ type, name, text, link, actor }) => ({ zoneType: type, name, actor, link, text })),
    },
    // Numbers that say nothing to whoever reads them.
    concealed: {
      image: [image, ...zones.map((zone) => zone.image)],
      outlines: zones.map(({ uuid: zone, points }) => ({ zone, points })),
    },
  };
};
