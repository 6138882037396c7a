import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { DeviceBooking, OutboxWrite } from '#mirror/outbox';
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
  expect((await read('waits', null)).waiting).toEqual({
    key: '1',
    label: 'Réservation',
    body: { uuid: 'waits', name: 'Castan' },
    error: null,
  });
  expect((await read('refused', null)).waiting).toMatchObject({ key: '2', error });
  expect(await read('given-up', null)).toEqual({ kept: null, waiting: null });
  expect(await read('unknown', null)).toEqual({ kept: null, waiting: null });
});

test('those of this device, those that wait and those of the account are one list; nobody else reads an account’s', async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const { list, read } = bookingQueriesOf(() => storage);
  const kept = (uuid: string, version: string) => ({ uuid, date: new Date(0), version }) as DeviceBooking;
  const visitors = openOutbox(VISITOR, storage);
  await visitors.bookings.bulkAdd([kept('here', '1'), kept('both', '1')]);
  await visitors.writes.bulkAdd([write('1', 'waits'), write('2', 'given-up', { state: 'discarded' })]);
  await openOutbox('colette', storage).bookings.bulkAdd([kept('both', '2'), kept('own', '1')]);
  const shown = async (person: string | null) =>
    (await list(person)).map(({ uuid, kept: known, waiting, isHere, isOfAccount }) => [
      uuid,
      known?.version ?? waiting?.label,
      isHere,
      isOfAccount,
    ]);
  expect(await shown(null)).toEqual([
    ['both', '1', true, false],
    ['here', '1', true, false],
    ['waits', 'Réservation', false, false],
  ]);
  expect(await shown('colette')).toEqual([
    ['both', '2', true, true],
    ['here', '1', true, false],
    ['own', '1', false, true],
    ['waits', 'Réservation', false, false],
  ]);
  expect((await read('own', 'colette')).kept?.version).toBe('1');
  expect((await read('own', null)).kept).toBeNull();
});
