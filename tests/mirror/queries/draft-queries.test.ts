import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openOutbox } from '#mirror/outbox';
import { draftQueriesOf } from '#mirror/queries/draft-queries';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 20, minute));

test('a person’s drafts of a noun are listed, the latest first, without what was saved already', async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const queries = draftQueriesOf(() => storage);
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
