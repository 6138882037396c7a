import { randomUUID } from 'node:crypto';
import { write } from '#server/platform/database/transaction';
import { acceptPicture } from '#server/platform/picture/accept-picture';
import { formsOfFile, putPicture } from '#server/content/image/image-files';
import { addImages } from '#server/content/image/image-repository';
import { type Scenery, news, picture } from './matrix-fixtures';
import type { ObjectRule } from './matrix-objects';
import { curtain, formWith } from './pictures';

const nothing: ObjectRule = { ask: () => ({}) };

const described = { name: 'Trois chapeaux', year: 2026, spectacleTypes: [], types: [] };

/** How the calls of images and preview images are asked: they are everybody's to see and the editors' to write. */
export const imageRules = {
  listPreviewImages: nothing,
  createPreviewImage: { ask: () => ({ body: described }) },
  deletePreviewImage: { ask: async (scenery) => ({ params: { uuid: await picture(scenery) } }) },
  sendPreviewImageFile: {
    ask: async (scenery) => ({ params: { uuid: await picture(scenery) }, body: await form() }),
  },
  readPreviewImageFile: {
    async ask(scenery, owner) {
      const uuid = await picture(scenery);
      await news(scenery, owner, uuid);
      return { params: { uuid } };
    },
  },

  listImages: nothing,
  createImage: { ask: () => ({ body: described }) },
  updateImage: { ask: async (scenery) => ({ params: { uuid: await image(scenery) }, body: described }) },
  deleteImage: { ask: async (scenery) => ({ params: { uuid: await image(scenery) } }) },
  sendImageFile: {
    ask: async (scenery) => ({ params: { uuid: await image(scenery) }, body: await form() }),
  },
  readImageFile: {
    ask: async (scenery) => ({ params: { uuid: await image(scenery), format: 'S' } }),
  },
  readAdminImageCounters: nothing,
} satisfies Record<string, ObjectRule>;

const form = async () => formWith(await (await curtain()).png().toBuffer());

/** An image that everybody sees, with its file. */
export async function image({ api }: Scenery): Promise<string> {
  const uuid = randomUUID();
  const accepted = await acceptPicture(await (await curtain()).png().toBuffer());
  const file = await putPicture(api.files, uuid, accepted);
  await write(api.site.database, (transaction) =>
    addImages(transaction, [
      {
        ...described,
        uuid,
        description: '',
        visibleFrom: transaction.now,
        creationDate: transaction.now,
        extension: accepted.kind.extension,
        formats: formsOfFile,
        file,
        version: randomUUID(),
      },
    ]),
  );
  return uuid;
}
