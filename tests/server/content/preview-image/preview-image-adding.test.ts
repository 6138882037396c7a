import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emptyTrash } from '#server/content/trash/empty-trash';
import { imageDesk } from '../../../support/image-desk';
import { draft } from '../../../support/news-desk';
import { curtain, formWith } from '../../../support/pictures';
import { troupe } from '../../../support/troupe';

const desk = imageDesk();
const { ask, save, createPreviewImage, sendPreviewImage, stored } = desk;

const file = (uuid: string) => ask('GET', `/api/preview-images/${uuid}/file`, { by: troupe.colette });
const photo = async () => (await curtain(1800, 1200)).jpeg().toBuffer();

test('a miniature is created without a file, then gets one of the size of cards, with its colour', async () => {
  const { status, body } = await createPreviewImage();
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Le Dindon, la troupe', types: [{ code: 'PHOTO', name: 'Photo' }] });
  expect((await file(body.uuid)).status).toBe(404);
  const sent = (await sendPreviewImage(body.uuid, await photo())).body;
  expect(sent).toMatchObject({ extension: 'webp', version: expect.any(String) });
  expect(sent.backgroundColor).not.toBe(body.backgroundColor);
  const { width, format } = await sharp((await file(body.uuid)).body).metadata();
  expect([width, format]).toEqual([800, 'webp']);
});

test('another file takes the place of the first', async () => {
  const { uuid } = (await createPreviewImage()).body;
  await sendPreviewImage(uuid, await photo());
  const { version } = (await sendPreviewImage(uuid, await (await curtain()).png().toBuffer())).body;
  expect(await stored()).toEqual([`${uuid}-${version}.webp`]);
});

test('what is no picture is refused, and nothing is stored', async () => {
  const { uuid } = (await createPreviewImage()).body;
  const { status, body } = await sendPreviewImage(
    uuid,
    formWith('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
  expect([status, body.code]).toEqual([415, 'wrong-content-type']);
  expect(await stored()).toEqual([]);
});

test('the list is found by year and type, newest first, a page at a time', async () => {
  await createPreviewImage({ name: 'Le rideau', year: 1991 });
  await desk.goTo('2026-11-21T20:31:00+01:00');
  await createPreviewImage({ name: 'Le programme', types: [{ code: 'PROGRAMME' }] });
  const names = async (query: string) =>
    (await ask('GET', `/api/preview-images${query}`, { by: troupe.colette })).body.data.map(
      ({ name }: { name: string }) => name,
    );
  expect(await names('')).toEqual(['Le programme', 'Le rideau']);
  expect(await names('?limit=1&page=2')).toEqual(['Le rideau']);
  expect(await names('?year=1991&spectacleType=ADULTE')).toEqual(['Le rideau']);
  expect(await names('?type=PROGRAMME')).toEqual(['Le programme']);
});

test('a miniature that a news item shows stays; any other can be deleted, once', async () => {
  const { uuid } = (await createPreviewImage()).body;
  const remove = (uuid: string) => save('DELETE', `/api/preview-images/${uuid}`, { by: troupe.colette });
  await save('POST', '/api/news', { by: troupe.colette, body: { ...draft, previewImage: { uuid } } });
  expect((await remove(uuid)).body).toMatchObject({
    code: 'wrong-state',
    message: expect.stringContaining('sert encore'),
  });
  const other = (await createPreviewImage()).body.uuid;
  await sendPreviewImage(other, await photo());
  expect((await remove(other)).status).toBe(204);
  expect(await emptyTrash.run(desk.database, desk.files)).toMatchObject({ files: 1 });
  expect(await stored()).toEqual([]);
  expect((await remove(other)).body.code).toBe('not-found');
});
