import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { OutboxWrite } from '#mirror/outbox';
import { VISITOR, openOutbox } from '#mirror/outbox';
import { bookingQueriesOf } from '#mirror/queries/booking-queries';

const write = (key: string, uuid: string, fields: Partial<OutboxWrite> = {}): OutboxWrite => ({
  key,
  seq: 1,
  lane: `booking:${uuid}`,
  call: 'createBooking',
  params: {},
  body: { uuid, name: 'Castan' },
  label: 'Réservation',
  at: new Date(0),
  author: null,
  state: 'queued',
  base: null,
  behind: null,
  ...fields,
});

test('a booking that this device wrote waits, was refused, or is no longer its business', async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const { read } = bookingQueriesOf(() => storage);
  const error = { code: 'full', message: 'Cette séance est complète.' } as const;
  await openOutbox(VISITOR, storage).writes.bulkAdd([
    write('1', 'waits'),
    write('2', 'refused', { state: 'attend', error }),
    write('3', 'given-up', { state: 'discarded', error }),
  ]);
  expect((await read('waits')).waiting).toEqual({
    key: '1',
    body: { uuid: 'waits', name: 'Castan' },
    error: null,
  });
  expect((await read('refused')).waiting).toMatchObject({ key: '2', error });
  expect(await read('given-up')).toEqual({ kept: null, waiting: null });
  expect(await read('unknown')).toEqual({ kept: null, waiting: null });
});
