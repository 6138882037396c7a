import { byUuid } from '#common/base/order';
import type { InteractiveImage } from '#common/contract/agenda/interactive-image';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface InteractiveImageQueries {
  /** Those of a show that everybody sees, by the show's uuid, in their order. */
  ofShow(show: string): Promise<readonly InteractiveImage[]>;
  /** The same for those who write shows, whether or not the show is on view. */
  ofShowOnDesk(show: string): Promise<readonly InteractiveImage[]>;
  /** One of these by uuid, or null. */
  read(uuid: string): Promise<InteractiveImage | null>;
}

export const interactiveImageQueriesOf = (mirror: MirrorReader): InteractiveImageQueries => ({
  ofShow: (show) =>
    mirror.read(
      async (generation) =>
        inOrder(await generation.rows('interactive-images').where('show').equals(show).toArray()),
      [],
    ),
  ofShowOnDesk: (show) =>
    mirror.read(
      async (generation) =>
        inOrder(await generation.rows('desk-interactive-images').where('show').equals(show).toArray()),
      [],
    ),
  read: (uuid) =>
    mirror.read(
      async (generation) => (await generation.rows('desk-interactive-images').get(uuid)) ?? null,
      null,
    ),
});

const inOrder = (images: readonly InteractiveImage[]) =>
  images.toSorted((one, other) => one.rank - other.rank || byUuid(one, other));

export const interactiveImageQueries = interactiveImageQueriesOf(pageMirror);
