import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { type OutboxWrite, openOutbox } from '#mirror/outbox';
import { boxOfficeWriteQueriesOf } from '#mirror/queries/box-office-write-queries';

const DATE = '0193f5a0-0000-7000-8000-00000000000d';
const error = { code: 'full', message: 'Il ne reste pas assez de places.' } as const;

const sale = (seq: number, fields: Partial<OutboxWrite> = {}): OutboxWrite => ({
  key: `key-${seq}`,
  seq,
  lane: `counter:${DATE}`,
  call: 'createTicketOrder',
  params: {},
  body: { uuid: `order-${seq}`, dateUuid: DATE },
  label: 'Vente de 2 places',
  at: new Date(0),
  author: null,
  state: 'queued',
  base: null,
  behind: null,
  ...fields,
});

test('a counter knows what of it lies on this device alone, and what was refused', async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const { list } = boxOfficeWriteQueriesOf(() => storage);
  await openOutbox('bertrand', storage).writes.bulkAdd([
    sale(1, { state: 'acknowledged' }),
    sale(2),
    sale(3, { call: 'changeTicketOrder', params: { uuid: 'order-0' }, body: {} }),
    sale(4, { call: 'changeDoorDate', params: { uuid: DATE }, body: {} }),
    sale(5, { state: 'attend', error }),
    sale(6, { state: 'discarded', error }),
    sale(7, { lane: 'counter:another' }),
    sale(8, { state: 'park', call: 'changeTicketOrder', params: { uuid: 'order-0' } }),
  ]);
  const { unsent, refused } = await list('bertrand', DATE);
  expect(unsent).toEqual(new Set(['order-2', 'order-0']));
  expect(refused).toMatchObject([
    { key: 'key-5', reason: 'attend', error, sale: { uuid: 'order-5' } },
    { key: 'key-8', reason: 'park', error: null, sale: null },
  ]);
  expect(await list('claire', DATE)).toEqual({ unsent: new Set(), refused: [] });
});
