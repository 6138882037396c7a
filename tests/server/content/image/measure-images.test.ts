import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { measureImages } from '#server/content/image/measure-images';
import { recordPublished } from '#server/content/publication/published';
import { keepingDesk } from '../../../support/keeping-desk';

const desk = keepingDesk();
const { ask, addPhoto } = desk;
const run = () => measureImages.run(desk.database, desk.files);
const keptBytesOf = async (uuid: string) =>
  (await ask('GET', '/api/images')).body.data.find((image: { readonly uuid: string }) => image.uuid === uuid)
    .file.keptBytes;

test('measures the photos that came before anybody asked what they weigh, and those alone', async () => {
  const [old, fresh] = [await addPhoto(), await addPhoto()];
  await forgetMeasure(old.uuid);
  expect(await keptBytesOf(old.uuid)).toBeUndefined();
  expect(await run()).toEqual({ measured: 1 });
  expect(await keptBytesOf(old.uuid)).toBe(fresh.file.keptBytes);
  expect(await run()).toEqual({ measured: 0 });
});

test('goes on the next time where there are more than one time bears', async () => {
  for (const { uuid } of [await addPhoto(), await addPhoto()]) await forgetMeasure(uuid);
  expect(await measureImages.run(desk.database, desk.files, 1)).toEqual({ measured: 1 });
  expect(await run()).toEqual({ measured: 1 });
});

test('is no edit: who is changing the photo meanwhile saves in peace', async () => {
  const { uuid, version } = await addPhoto();
  await forgetMeasure(uuid);
  await run();
  const body = { name: 'Le salut', year: 2009, spectacleTypes: [], types: [] };
  const headers = { 'If-Match': `"${version}"` };
  const { status, body: saved } = await desk.save('PUT', `/api/images/${uuid}`, { body, headers });
  expect([status, saved.file.keptBytes]).toEqual([200, await keptBytesOf(uuid)]);
});

test('passes over a photo whose file is lost', async () => {
  const { uuid } = await addPhoto();
  await forgetMeasure(uuid);
  for (const name of await desk.stored())
    if (name.startsWith(uuid)) await desk.files.remove(`images/${name}`);
  expect(await run()).toEqual({ measured: 0 });
});

/** As a release left it that did not measure yet. */
const forgetMeasure = (uuid: string) =>
  write(desk.database, async (transaction) => {
    const { visibleFrom } = await transaction.database
      .updateTable('images')
      .set({ kept_bytes: null })
      .where('uuid', '=', uuid)
      .returning('visible_from as visibleFrom')
      .executeTakeFirstOrThrow();
    recordPublished(transaction, 'images', uuid, { visibleFrom, deletedAt: null });
  });
