import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { type OutboxWrite, openOutbox } from '#mirror/outbox';
import { leftBehindQueriesOf } from '#mirror/queries/left-behind-queries';

const at = new Date('2026-11-21T20:30:00+01:00');

const write = (state: OutboxWrite['state']): OutboxWrite => ({
  key: state,
  seq: 1,
  lane: 'news:1',
  call: 'createNews',
  params: {},
  body: null,
  label: 'Brève',
  at,
  author: null,
  state,
  base: null,
  behind: null,
});

const draft = (id: string, isSaved: boolean) => ({
  id,
  title: id,
  at,
  desk: 'tab',
  values: {},
  base: null,
  saved: null,
  isSaved,
});

test('who leaves leaves behind what was refused and what was typed without saving it', async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const queries = leftBehindQueriesOf(() => storage);
  const { writes, kept } = openOutbox('colette', storage);
  await writes.bulkAdd(
    (['queued', 'acknowledged', 'settled', 'attend', 'conflict', 'park', 'discarded'] as const).map(write),
  );
  await kept.bulkAdd([draft('news:1', false), draft('news:2', true), draft('piece:1', false)]);

  expect(await queries.of('colette')).toEqual({ refused: 3, drafts: 2 });
  expect(await queries.of('lucien')).toEqual({ refused: 0, drafts: 0 });
});
