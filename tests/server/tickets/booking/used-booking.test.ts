import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import { findTicketsOf } from '#server/tickets/booking/booking-repository';
import { eraseBooker } from '#server/tickets/booking/booker-repository';
import { write } from '#server/platform/database/transaction';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { after, curtain, scan, send } from '../../../support/door';

const desk = bookingDesk();

/** A booking of four, of which two came in while visitors can still book. */
/** @param paid whether its money was taken at the door */
async function usedBooking(paid = true) {
  const { body } = await desk.book({ seats: seats(4) });
  const { database } = desk.site();
  const ticket = must((await findTicketsOf(database, [body.uuid])).get(body.uuid), 'its ticket');
  await desk.setDate({ closing_date: curtain });
  await desk.setClock(after(5));
  const entry = scan(desk.house(), { ticket, count: 2, paid, at: after(4) });
  await send(database, entry);
  const read = async () => (await desk.ask('GET', `/api/bookings/${body.uuid}`)).body;
  return { uuid: body.uuid as string, entry, database, read };
}
const withSeats = (count: number) => ({ body: { seats: seats(count) } });

test('a booking whose people are in is not cancelled by its holder, and its page knows it', async () => {
  const { uuid, read } = await usedBooking();
  expect(await read()).toMatchObject({ arrived: 2 });
  expect(await desk.ask('DELETE', `/api/bookings/${uuid}`)).toMatchObject({
    status: 409,
    body: {
      code: 'wrong-state',
      message: '2 personnes sont déjà entrées avec cette réservation\u00a0: elle ne s’annule plus ici.',
    },
  });
  expect(await read()).toMatchObject({ state: { code: 'CONFIRMEE' } });
});

test('it keeps as many seats as people came in, and may give back the others', async () => {
  const { uuid } = await usedBooking(false);
  expect(await desk.ask('PUT', `/api/bookings/${uuid}`, withSeats(1))).toMatchObject({
    status: 409,
    body: {
      message: '2 personnes sont déjà entrées avec cette réservation\u00a0: elle garde au moins 2 places.',
    },
  });
  expect((await desk.ask('PUT', `/api/bookings/${uuid}`, withSeats(2))).status).toBe(200);
});

test('it is free again once the entry was taken back', async () => {
  const { uuid, entry, database, read } = await usedBooking();
  await send(database, scan(desk.house(), { kind: 'undo', undoes: entry.key, at: after(5) }));
  expect(await read()).not.toHaveProperty('arrived');
  expect((await desk.ask('DELETE', `/api/bookings/${uuid}`)).status).toBe(204);
});

test('the office is told how many came in, and may cancel it all the same', async () => {
  const { uuid } = await usedBooking();
  const { body: list } = await desk.office('GET', `/api/bookings?date=${desk.house().date}`);
  expect(list.data).toMatchObject([{ uuid, arrived: 2 }]);
  const cancelled = await desk.office('POST', `/api/office-bookings/${uuid}/cancellation`, {});
  expect(cancelled).toMatchObject({ status: 200, body: { state: { code: 'ANNULEE' } } });
});

test('it stays, without a name, when its booker’s account is deleted', async () => {
  const { database, read } = await usedBooking();
  await write(database, (transaction) => eraseBooker(transaction, 'remi@public.example'));
  expect(await read()).toMatchObject({ name: 'Anonyme', state: { code: 'CONFIRMEE' } });
});

test('it is free again, and stays paid, once its date is put off by some days', async () => {
  const { uuid, read } = await usedBooking();
  expect(await read()).toMatchObject({ paidAt: expect.anything(), arrived: 2 });
  await desk.moveDate(after(3 * 24 * 60, curtain));
  const putOff = await read();
  expect(putOff).toHaveProperty('paidAt');
  expect(putOff).not.toHaveProperty('arrived');
  expect((await desk.ask('DELETE', `/api/bookings/${uuid}`)).status).toBe(204);
});

test('it keeps its people if its date begins only some hours later', async () => {
  const { read } = await usedBooking();
  await desk.moveDate(after(3 * 60, curtain));
  expect(await read()).toMatchObject({ arrived: 2 });
});
