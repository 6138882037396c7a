import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { imageDesk } from '../../../support/image-desk';
import { curtain } from '../../../support/pictures';

const { create, update, sendFile, file } = imageDesk();

let uuid: string;
let photo: Buffer;
beforeEach(async () => {
  photo = await (await curtain(1800, 1200)).jpeg({ quality: 70 }).toBuffer();
  ({ uuid } = (await create()).body);
});

test('a photo that comes tells what the form that devices keep weighs, to the byte', async () => {
  const { version, keptBytes } = (await sendFile(uuid, photo)).body.file;
  const kept = await file(uuid, 'M', { Accept: 'image/webp' }, `?v=${version}`);
  expect(Number(kept.headers.get('Content-Length'))).toBe(keptBytes);
  expect(await sharp(kept.body).metadata()).toMatchObject({ format: 'webp', width: 800 });
});

test('what is said of a photo is changed without a word on its file', async () => {
  const { keptBytes } = (await sendFile(uuid, photo)).body.file;
  expect((await update(uuid, { name: 'Le salut' })).body.file).toMatchObject({ keptBytes });
});
