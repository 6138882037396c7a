import { randomUUID } from 'node:crypto';
import { write } from '#server/platform/database/transaction';
import { storeInteractiveImage } from '#server/agenda/interactive-image/interactive-image-repository';
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
    ask: async (scenery) => {
      const of = await show(scenery);
      const first = await stored(scenery, of, 0);
      return { params: { uuid: await stored(scenery, of, 1) }, body: { after: null, before: first } };
    },
  },
  deleteInteractiveImage: { ask: async (scenery) => byUuid(scenery) },
} satisfies Record<string, ObjectRule>;

const body = async (scenery: Scenery) =>
  writtenInteractiveImage({ show: await show(scenery), image: await image(scenery) });

/** One of a show that everybody sees. */
const byUuid = async (scenery: Scenery) => ({
  params: { uuid: await stored(scenery, await show(scenery), 0) },
});

async function stored(scenery: Scenery, of: string, rank: number): Promise<string> {
  const uuid = randomUUID();
  const picture = await image(scenery);
  await write(scenery.api.site.database, (transaction) =>
    storeInteractiveImage(transaction, {
      uuid,
      show: of,
      title: 'Le plan de la salle',
      image: picture,
      zones: [zoneDraft()],
      rank,
      version: 'first',
    }),
  );
  return uuid;
}
