import { randomUUID } from 'node:crypto';
import { write } from '#server/database/transaction';
import { storeInteractiveImage } from '#server/interactive-image/interactive-image-repository';
import { writtenInteractiveImage, zoneDraft } from './interactive-image-draft';
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
  deleteInteractiveImage: { ask: async (scenery) => byUuid(scenery) },
} satisfies Record<string, ObjectRule>;

const body = async (scenery: Scenery) =>
  writtenInteractiveImage({ show: scenery.evening.show, image: await image(scenery) });

/** One of the show that everybody sees. */
async function byUuid({ api, evening }: Scenery): Promise<{ readonly params: { readonly uuid: string } }> {
  const uuid = randomUUID();
  await write(api.site.database, (transaction) =>
    storeInteractiveImage(transaction, {
      uuid,
      show_uuid: evening.show,
      title: 'Le plan de la salle',
      image_uuid: randomUUID(),
      zones: [zoneDraft()],
      rank: 0,
      version: 'first',
    }),
  );
  return { params: { uuid } };
}
