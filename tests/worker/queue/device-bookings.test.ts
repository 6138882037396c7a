import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { type DeviceBooking, VISITOR, openOutbox } from '#mirror/outbox';
import { bookingQueriesOf } from '#mirror/queries/booking-queries';
import { forgetOld, keepBooking } from '#worker/queue/device-bookings';

const booking = (uuid: string, date: string): DeviceBooking => ({
  uuid,
  dateUuid: 'a date',
  show: { slug: 'le-dindon', title: 'Le Dindon' },
  date: new Date(date),
  closingDate: new Date(date),
  location: { name: 'Salle des fêtes, Vaubrun' },
  name: 'Castan',
  firstname: 'Rémi',
  email: 'remi@public.example',
  seats: [{ count: 2, price: 0 }],
  total: 0,
  payAtDoor: true,
  state: { code: 'CONFIRMEE', name: 'Confirmée' },
  at: new Date(date),
  version: 'first',
});

test('what was booked here is read without a network, as it was last seen, until a month after its date', async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const outbox = openOutbox(VISITOR, storage);
  const { read } = bookingQueriesOf(() => storage);
  const first = booking('first', '2026-11-21T20:30:00+01:00');
  await keepBooking(outbox, first, new Date('2026-11-20T12:00:00+01:00'));
  const cancelled = { ...first, state: { code: 'ANNULEE', name: 'Annulée' } } as const;
  await keepBooking(outbox, cancelled, new Date('2026-11-20T13:00:00+01:00'));
  expect((await read('first', null)).kept).toEqual(cancelled);
  const second = booking('second', '2027-01-10T20:30:00+01:00');
  await keepBooking(outbox, second, new Date('2026-12-20T12:00:00+01:00'));
  expect((await read('first', null)).kept).toEqual(cancelled);
  await keepBooking(outbox, second, new Date('2026-12-22T12:00:00+01:00'));
  expect((await read('first', null)).kept).toBeNull();
  expect((await read('second', null)).kept).toEqual(second);
});

test('what its booker asked for stays for two days, and the rest of a month though nothing new is kept', async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const outbox = openOutbox(VISITOR, storage);
  const kept = async () => (await bookingQueriesOf(() => storage).read('first', null)).kept;
  const first = booking('first', '2026-11-21T20:30:00+01:00');
  const asking = { ...first, request: 'Une place pour un fauteuil roulant' };
  await keepBooking(outbox, asking, new Date('2026-11-23T20:00:00+01:00'));
  expect(await kept()).toEqual(asking);
  await keepBooking(outbox, asking, new Date('2026-11-23T21:00:00+01:00'));
  expect(await kept()).toEqual(first);
  await forgetOld(outbox, new Date('2026-12-22T12:00:00+01:00'));
  expect(await kept()).toBeNull();
});
