import { expect, test } from 'vitest';
import { newsDesk, now, tomorrow } from '../../../support/news-desk';
import { troupe } from '../../../support/troupe';

const { marius, colette, seraphine } = troupe;
const desk = newsDesk();
const { ask, create, update, titles } = desk;

test('what is to appear is seen by editors alone, and by everybody at its time', async () => {
  const { slug, uuid } = (await create({ visibleFrom: tomorrow })).body;
  for (const reader of [{}, { by: marius }, { by: seraphine }])
    for (const path of [`/api/news/${slug}`, `/api/news/${uuid}`])
      expect(await ask('GET', path, reader)).toMatchObject({
        status: 404,
        body: { code: 'not-found', message: 'Brève introuvable' },
      });
  expect((await ask('GET', `/api/news/${slug}`, { by: colette })).status).toBe(200);
  expect(await titles('')).toEqual([]);
  expect(await titles('?invisibleOnly', marius)).toEqual([]);
  expect(await titles('?invisibleOnly', colette)).toEqual(['Les trois coups']);
  expect(await titles('?visibleOnly', colette)).toEqual([]);
  await desk.goTo(tomorrow);
  expect((await ask('GET', `/api/news/${slug}`)).status).toBe(200);
  expect(await titles('')).toEqual(['Les trois coups']);
  expect(await titles('?invisibleOnly', colette)).toEqual([]);
});

test('what is to appear stands in the feed for editors until its time, and for the public from then on', async () => {
  const { uuid } = (await create({ visibleFrom: tomorrow })).body;
  const coming = ['contenu', -Infinity, new Date(tomorrow)];
  const published = ['public', new Date(tomorrow), Infinity];
  expect(await audiences(uuid)).toEqual({
    news: published,
    'news-bodies': published,
    'coming-news': coming,
    'coming-news-bodies': coming,
  });
});

test('what appears at once stands in the feed for the public alone', async () => {
  const { uuid } = (await create()).body;
  expect(Object.keys(await audiences(uuid)).sort()).toEqual(['news', 'news-bodies']);
});

test('what appears sooner than was said leaves the editors’ feed', async () => {
  const { slug, uuid } = (await create({ visibleFrom: tomorrow })).body;
  await update(slug, { visibleFrom: now });
  expect(Object.keys(await audiences(uuid)).sort()).toEqual(['news', 'news-bodies']);
});

test('what is to appear takes the address of its new title until it has appeared, and keeps it from then on', async () => {
  const { slug } = (await create({ visibleFrom: tomorrow })).body;
  const renamed = (await update(slug, { title: 'Quatre coups', visibleFrom: tomorrow })).body;
  expect(renamed.slug).toBe('quatre-coups');
  await desk.goTo('2026-11-23T10:00:00+01:00');
  expect((await update('quatre-coups', { title: 'Cinq coups' })).body.slug).toBe('quatre-coups');
});
/** Who may see a news item, by collection of the feed. */
async function audiences(uuid: string) {
  const rows = await desk.database.selectFrom('audience').selectAll().where('key', '=', uuid).execute();
  return Object.fromEntries(
    rows.map(({ collection, scope, visible_from, visible_until }) => [
      collection,
      [scope, visible_from, visible_until],
    ]),
  );
}
