import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openOutbox } from '#mirror/outbox';
import { draftQueriesOf } from '#mirror/queries/draft-queries';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 20, minute));

const draft = (id: string, minute: number, isSaved = false, base: object | null = null) => ({
  id,
  title: id,
  at: at(minute),
  desk: 'tab',
  values: {},
  base,
  saved: null,
  isSaved,
});

test('a person’s drafts of a noun are listed, the latest first, without what was saved already', async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const queries = draftQueriesOf(() => storage);
  await openOutbox('colette', storage).kept.bulkAdd([
    draft('news:1', 1),
    draft('news:2', 3, false, { title: 'Rideau' }),
    draft('news:3', 2, true),
    draft('piece:1', 4),
  ]);
  await openOutbox('lucien', storage).kept.add(draft('news:9', 9));

  expect(await queries.list('colette', 'news')).toEqual([
    { uuid: '2', title: 'news:2', at: at(3), isNew: false },
    { uuid: '1', title: 'news:1', at: at(1), isNew: true },
  ]);
  expect(await queries.read('colette', 'piece:1')).toMatchObject({ isSaved: false });
  expect(await queries.read('lucien', 'piece:1')).toBeNull();
});

test('drafts of what belongs to a show are told apart from those of another, saved or not', async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const queries = draftQueriesOf(() => storage);
  await openOutbox('colette', storage).kept.bulkAdd([
    { ...draft('interactive-image:1', 1), values: { show: 'le-dindon', title: 'L’affiche' } },
    { ...draft('interactive-image:2', 2, true), values: { show: 'le-dindon' } },
    { ...draft('interactive-image:3', 3), values: { show: 'le-prenom' } },
    draft('news:1', 4),
  ]);

  const ofDindon = await queries.list('colette', 'interactive-image', 'le-dindon');
  expect(ofDindon.map(({ uuid }) => uuid)).toEqual(['1']);
  expect(await queries.showOf('colette', 'interactive-image:2')).toBe('le-dindon');
  expect(await queries.showOf('colette', 'interactive-image:3')).toBe('le-prenom');
  expect(await queries.showOf('colette', 'news:1')).toBeNull();
  expect(await queries.showOf('colette', 'interactive-image:9')).toBeNull();
});
