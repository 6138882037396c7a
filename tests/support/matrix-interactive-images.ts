import { randomUUID } from 'node:crypto';
import { write } from '#server/database/transaction';
import { storeInteractiveImage } from '#server/interactive-image/interactive-image-repository';
import { writtenInteractiveImage, zoneDraft } from './interactive-image-draft';
import { show } from './matrix-agenda';
import type { Scenery } from './matrix-fixtures';
import { image } from './matrix-images';
import type { ObjectRule } from './matrix-objects';

/** How the calls of interactive images are asked. */
export const interactiveImageRules = {
  listInteractiveImages: { ask: () => ({}) },
  readInteractiveImage: { ask: async (scenery) => byUuid(scenery) },
  createInteractiveImage: { ask: async (scenery) => ({ body: await body(scenery) }) },
  updateInteractiveImage: {
    ask: async (scenery) => ({ ...(await byUuid(scenery)), body: await body(scenery) }),
  },
  placeInteractiveImage: {
    ask: async (scenery) => ({ ...(await byUuid(scenery)), body: { after: null, before: null } }),
  },
  deleteInteractiveImage: { ask: async (scenery) => byUuid(scenery) },
} satisfies Record<string, ObjectRule>;

const body = async (scenery: Scenery) =>
  writtenInteractiveImage({ show: await show(scenery), image: await image(scenery) });

/** One of a show that everybody sees. */
async function byUuid(scenery: Scenery): Promise<{ readonly params: { readonly uuid: string } }> {
  const uuid = randomUUID();
  const of = await show(scenery);
  await write(scenery.api.site.database, (transaction) =>
    storeInteractiveImage(transaction, {
      uuid,
      show_uuid: of,
      title: 'Le plan de la salle',
      image_uuid: randomUUID(),
      zones: [zoneDraft()],
      rank: 4,
      version: 'first',
    }),
  );
  return { params: { uuid } };
}
