import { expect, test } from 'vitest';
import { moliere, newsBody, newsRow, openSearch, pieceBody, pieceRow, uuidOf } from './search-stage';

test('a news item is found as it is now: written, changed, deleted', async () => {
  const { generation, put, titles } = await openSearch();
  expect(await titles('rideau')).toEqual([]);
  await put(generation, 'news', [newsRow(1, 'Rideau levé')]);
  expect(await titles('rideau')).toEqual(['news Rideau levé']);
  await put(generation, 'news', [newsRow(1, 'Décor monté')]);
  expect(await titles('rideau')).toEqual([]);
  expect(await titles('decor')).toEqual(['news Décor monté']);
  await put(generation, 'news-bodies', [newsBody(1, 'Des tréteaux partout')]);
  expect(await titles('treteaux')).toEqual(['news Décor monté']);
  await generation.rows('news').delete(uuidOf(1));
  expect(await titles('decor')).toEqual([]);
});

test('a news item that is withdrawn is found by its editors only, and by everybody once it is back', async () => {
  const { generation, put, find } = await openSearch();
  await put(generation, 'news', [newsRow(1, 'Rideau levé')]);
  await find('rideau');
  const later = new Date('2027-01-01T10:00:00+01:00');
  await generation.rows('news').delete(uuidOf(1));
  await put(generation, 'coming-news', [newsRow(1, 'Rideau levé', { visibleFrom: later })]);
  expect((await find('rideau'))?.hits).toMatchObject([{ visibleFrom: later }]);
  await put(generation, 'news', [newsRow(1, 'Rideau levé', { slug: 'rideau-public' })]);
  expect((await find('rideau'))?.hits).toMatchObject([{ address: 'rideau-public' }]);
});

test('whoever logs out leaves nothing of their editors’ rows behind', async () => {
  const { generation, put, titles } = await openSearch();
  await put(generation, 'news', [newsRow(1, 'Rideau levé')]);
  await put(generation, 'coming-news', [newsRow(2, 'Rideau secret')]);
  await put(generation, 'coming-pieces', [pieceRow(3, 'Le Rideau')]);
  await put(generation, 'coming-piece-bodies', [pieceBody(3, [{ name: 'Le Rideau', actor: 'Zoé Rideau' }])]);
  expect(await titles('rideau')).toHaveLength(4);
  for (const name of ['coming-news', 'coming-pieces', 'coming-piece-bodies'] as const)
    await generation.rows(name).clear();
  expect(await titles('rideau')).toEqual(['news Rideau levé']);
});

test('hundreds that come at once, and go at once, are followed too', async () => {
  const { generation, put, find } = await openSearch();
  await find('assemblee');
  const rows = Array.from({ length: 230 }, (_, rank) => newsRow(rank + 1, `Assemblée ${rank}`));
  await put(generation, 'news', rows);
  expect((await find('assemblee'))?.counts.news).toBe(230);
  await generation.rows('news').clear();
  expect((await find('assemblee'))?.counts.news).toBe(0);
});

test('an author’s new name is found with their plays', async () => {
  const { generation, put, titles } = await openSearch();
  await put(generation, 'piece-authors', [moliere]);
  await put(generation, 'pieces', [pieceRow(1, 'L’Avare', { textAuthors: [moliere.uuid] })]);
  expect(await titles('moliere')).toEqual(['author Molière', 'piece L’Avare']);
  await put(generation, 'piece-authors', [{ ...moliere, name: 'Poquelin', firstname: 'Jean-Baptiste' }]);
  expect(await titles('poquelin')).toEqual(['author Jean-Baptiste Poquelin', 'piece L’Avare']);
  expect(await titles('moliere')).toEqual([]);
});

test('an actor whom no play names any more is not found', async () => {
  const { generation, put, titles } = await openSearch();
  await put(generation, 'pieces', [pieceRow(1, 'L’Avare')]);
  await put(generation, 'piece-bodies', [pieceBody(1, [{ name: 'Harpagon', actor: 'Lucien Bonnafous' }])]);
  expect(await titles('bonnafous')).toEqual(['actor Lucien Bonnafous', 'piece L’Avare']);
  await put(generation, 'piece-bodies', [pieceBody(1, [{ name: 'Harpagon', actor: 'Hélène Marty' }])]);
  expect(await titles('bonnafous')).toEqual([]);
});

test('a generation that takes over is searched in place of the one before', async () => {
  const { generation, begin, put, titles } = await openSearch();
  await put(generation, 'news', [newsRow(1, 'Rideau levé')]);
  expect(await titles('rideau')).toEqual(['news Rideau levé']);
  await put(await begin(), 'news', [newsRow(2, 'Rideau baissé')]);
  expect(await titles('rideau')).toEqual(['news Rideau baissé']);
});

test('what changes while the index is being made is found as it is in the end', async () => {
  const { generation, put, find, titles } = await openSearch();
  await put(
    generation,
    'news',
    Array.from({ length: 200 }, (_, rank) => newsRow(rank + 1, `Rideau ${rank}`)),
  );
  const first = find('rideau');
  await put(generation, 'news', [newsRow(1, 'Décor monté'), newsRow(200, 'Décor démonté')]);
  await first;
  expect((await titles('decor')).toSorted()).toEqual(['news Décor démonté', 'news Décor monté']);
});
