import { links } from '#common/contract/site/links';
import {
  type InteractiveImageSheet,
  emptyInteractiveImage,
  interactiveImageSheetOf,
  interactiveImageWriteOf,
  normalisedInteractiveImage,
} from './interactive-image-sheet';
import { interactiveImageQueries } from '#mirror/queries/interactive-image-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun } from '../form/desk-noun';

/** An interactive image of a show, for the desk. It has no slug: its uuid is its address. */
export const interactiveImageNounOf = (show: {
  readonly uuid: string;
  readonly slug: string;
}): DeskNoun<InteractiveImageSheet> => ({
  name: 'interactive-image',
  empty: emptyInteractiveImage(show.uuid),
  async read(uuid) {
    const image = await interactiveImageQueries.read(uuid);
    return image && { uuid, slug: uuid, version: image.version, values: interactiveImageSheetOf(image) };
  },
  write(sheet, uuid, version) {
    const body = { uuid, ...interactiveImageWriteOf(sheet) };
    return version === null
      ? queuedWrites.createInteractiveImage(uuid, body)
      : queuedWrites.updateInteractiveImage({ uuid, version }, body);
  },
  normalised: normalisedInteractiveImage,
  titleOf: ({ title }) => title,
  editor: ({ slug: uuid }) => links.interactiveImage.to({ slug: show.slug, uuid }),
  list: () => links.interactiveImages.to({ slug: show.slug }),
  hasNoTrash: true,
  missing: 'Image interactive introuvable',
});
