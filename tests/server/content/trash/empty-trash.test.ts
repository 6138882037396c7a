import { expect, test } from 'vitest';
import { emptyTrash } from '#server/content/trash/empty-trash';
import { keepingDesk } from '../../../support/keeping-desk';
import { now } from '../../../support/news-desk';
import { troupe } from '../../../support/troupe';

const desk = keepingDesk();
const { ask, save, writeNews, addPhoto } = desk;
const DAY = 86_400_000;
const daysLater = (days: number) => new Date(new Date(now).getTime() + days * DAY);
const discard = (path: string) => save('DELETE', path);
const trash = async () => (await ask('GET', '/api/trash', { by: troupe.colette })).body;
const run = () => emptyTrash.run(desk.database, desk.files);

test('leaves for thirty days what was discarded, and then removes it with its files', async () => {
  const photo = await addPhoto();
  await discard(`/api/images/${photo.uuid}`);
  await desk.goTo(daysLater(1));
  await discard(`/api/news/${(await writeNews()).slug}`);
  await desk.goTo(new Date(daysLater(30).getTime() - 1));
  expect(await run()).toMatchObject({ removed: 0, files: 0 });
  await desk.goTo(daysLater(30));
  expect(await run()).toMatchObject({ removed: 1 });
  expect((await desk.stored()).filter((name) => name.startsWith(photo.uuid))).toEqual([]);
  expect((await trash()).data).toMatchObject([{ kind: 'news' }]);
  expect(await run()).toEqual({ removed: 0, files: 0 });
});

test('keeps a photo with its files while a news item names it, and no longer', async () => {
  const photo = await addPhoto();
  const source = `/api/images/${photo.uuid}/format/M/file`;
  const { slug } = await writeNews({
    content: { type: 'adls-text', content: [{ type: 'img', content: source }] },
  });
  await discard(`/api/images/${photo.uuid}`);
  await desk.goTo(daysLater(31));
  expect(await run()).toEqual({ removed: 0, files: 0 });
  expect((await desk.stored()).filter((name) => name.startsWith(photo.uuid))).not.toEqual([]);
  await discard(`/api/news/${slug}`);
  expect(await run()).toMatchObject({ removed: 1 });
  expect((await desk.stored()).filter((name) => name.startsWith(photo.uuid))).toEqual([]);
});

test('on two nodes at once removes each thing once', async () => {
  for (const title of ['Un', 'Deux', 'Trois'])
    await discard(`/api/news/${(await writeNews({ title })).slug}`);
  await desk.goTo(daysLater(31));
  const [one, other] = await Promise.all([run(), run()]);
  expect(one.removed + other.removed).toBe(3);
});

test('removes the files that a crash had left', async () => {
  const photo = await addPhoto();
  await desk.database
    .insertInto('leaving_files')
    .values({ key: `images/${photo.uuid}-${photo.file.version}-s.jpg` })
    .execute();
  expect(await run()).toEqual({ removed: 0, files: 1 });
  expect((await desk.stored()).filter((name) => name.startsWith(photo.uuid))).toHaveLength(2);
});
