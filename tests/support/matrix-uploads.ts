import { createHash, randomUUID } from 'node:crypto';
import { keepPart } from '#server/content/upload/upload-repository';
import { type Scenery, picture } from './matrix-fixtures';
import { image } from './matrix-images';
import type { ObjectRule } from './matrix-objects';
import type { Somebody } from './matrix-people';
import { curtain } from './pictures';

/** How the calls of files that come in parts are asked: what came is its sender's alone. */
export const uploadRules = {
  readUpload: { ask: () => ({ params: { uuid: randomUUID() } }) },
  sendUploadPart: {
    ask: async (scenery, owner) => ({
      params: { uuid: (await begun(scenery, owner)).upload, start: '3' },
      body: new TextEncoder().encode('chapeaux'),
    }),
    foreign: () => 'not-found',
  },
  takeImageFile: {
    ask: async (scenery, owner) => ({
      params: { uuid: await image(scenery) },
      body: await begun(scenery, owner),
    }),
    foreign: () => 'incomplete-file',
  },
  takePreviewImageFile: {
    ask: async (scenery, owner) => ({
      params: { uuid: await picture(scenery) },
      body: await begun(scenery, owner),
    }),
    foreign: () => 'incomplete-file',
  },
} satisfies Record<string, ObjectRule>;

/** A picture of which all bytes are here. */
async function begun({ api }: Scenery, owner: Somebody) {
  const bytes = await (await curtain()).png().toBuffer();
  const upload = randomUUID();
  await keepPart(api.site.database, { owner: owner.uuid, uuid: upload }, 0, bytes);
  return { upload, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
