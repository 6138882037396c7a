import { beforeEach, expect, test } from 'vitest';
import type { FileStore } from '#server/platform/files/file-store';
import { imageRoutes } from '#server/content/image/image-routes';
import { emptyTrash } from '#server/content/trash/empty-trash';
import { previewImageRoutes } from '#server/content/preview-image/preview-image-routes';
import { uploadRoutes } from '#server/content/upload/upload-routes';
import { openApi } from '../../../support/api';
import { imageDesk } from '../../../support/image-desk';
import { curtain, formWith } from '../../../support/pictures';
import { troupe } from '../../../support/troupe';
import { uploadDesk } from '../../../support/upload-desk';

const desk = imageDesk();
const { ask, create, createPreviewImage, file, sendFile, sendPreviewImage } = desk;

let poster: Buffer;
let photo: Buffer;
beforeEach(async () => {
  poster = await (await curtain(300, 200)).jpeg({ quality: 90 }).toBuffer();
  photo = await (await curtain(200, 300)).png().toBuffer();
});

/** Another server of the same site, with a hook that runs when it has first stored a picture. */
function nodeWhere(happens: () => Promise<unknown>) {
  let isFirst = true;
  const files: FileStore = {
    ...desk.files,
    async put(key, bytes, type) {
      await desk.files.put(key, bytes, type);
      if (!isFirst) return;
      isFirst = false;
      await happens();
    },
  };
  return openApi(desk.database, { ...imageRoutes(files), ...previewImageRoutes(files), ...uploadRoutes });
}

const origin = async (uuid: string) => Buffer.from((await file(uuid, 'ORIGIN')).body);

test('an image’s picture that is sent again while another editor replaces it is there in the end', async () => {
  const { uuid } = (await create()).body;
  await sendFile(uuid, poster);
  const slow = nodeWhere(() => sendFile(uuid, photo));
  await slow('POST', `/api/images/${uuid}/file`, { by: troupe.agathe, body: formWith(poster) });
  expect((await origin(uuid)).equals(poster)).toBe(true);
  await emptyTrash.run(desk.database, desk.files);
  expect((await origin(uuid)).equals(poster)).toBe(true);
});

test('one that comes in parts is, too', async () => {
  const { uuid } = (await create()).body;
  await sendFile(uuid, poster);
  const { sendAll, take } = uploadDesk(nodeWhere(() => sendFile(uuid, photo)));
  expect((await take(`/api/images/${uuid}`, await sendAll(poster))).status).toBe(200);
  expect((await origin(uuid)).equals(poster)).toBe(true);
});

test('so is a miniature’s', async () => {
  const { uuid } = (await createPreviewImage()).body;
  await sendPreviewImage(uuid, poster);
  const { body: wanted } = await ask('GET', `/api/preview-images/${uuid}/file`, { by: troupe.colette });
  const slow = nodeWhere(() => sendPreviewImage(uuid, photo));
  await slow('POST', `/api/preview-images/${uuid}/file`, { by: troupe.agathe, body: formWith(poster) });
  const { status, body } = await ask('GET', `/api/preview-images/${uuid}/file`, { by: troupe.colette });
  expect(status).toBe(200);
  expect(Buffer.from(body).equals(Buffer.from(wanted))).toBe(true);
});
