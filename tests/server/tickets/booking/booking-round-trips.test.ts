import { expect, test } from 'vitest';
import { bookingRoutes } from '#server/tickets/booking/booking-routes';
import { openApi, underKey } from '../../../support/api';
import { bookingDesk, order, seats } from '../../../support/booking-desk';
import { watchStatements } from '../../../support/statements';

const desk = bookingDesk();

/** Books seats of the house; resolves to the SQL of what the database was asked, and to the answer's status. */
async function watchBooking(fields = {}) {
  const { database, statements } = watchStatements(desk.site().database);
  const ask = openApi(database, bookingRoutes);
  const body = order(desk.house().date, { seats: seats(1), ...fields });
  const { status } = await ask('POST', '/api/bookings', { headers: underKey(), body });
  return { status, statements };
}

test('while others wait for its date, a booking asks the database for little', async () => {
  const { body: hold } = await desk.hold(1);
  const { status, statements } = await watchBooking({ hold: hold.uuid });
  expect(status).toBe(201);
  const locked = statements.findIndex((text) => text.includes('for no key update'));
  const finished = statements.findIndex((text) => text.includes('finish_write'));
  expect(statements.slice(locked + 1, finished)).toEqual([
    expect.stringContaining('from show_dates d join shows s'),
    expect.stringContaining('delete from "booking_holds"'),
    expect.stringContaining('insert into "bookings"'),
    expect.stringContaining('from "users"'),
    expect.stringContaining('from "installation"'),
    expect.stringContaining('insert into "mails"'),
  ]);
});

test('a booking for a full date waits for no other, counts for no limit, and looks for its answer once', async () => {
  await desk.book({ seats: seats(10) });
  const { status, statements } = await watchBooking();
  expect(status).toBe(409);
  expect(statements.filter((text) => /for no key update|rate_limits/.test(text))).toEqual([]);
  expect(statements.filter((text) => text.includes('from "stored_answers"'))).toHaveLength(1);
});

test('the answer to a booking is what reading it gives, but for its code and what became of its letter', async () => {
  const mixed = [
    { category: { slug: 'tarif-reduit' }, count: 1 },
    { category: { slug: 'plein-tarif' }, count: 2 },
  ];
  const { body } = await desk.book({ seats: mixed });
  expect((await desk.ask('GET', `/api/bookings/${body.uuid}`)).body).toEqual({
    ...body,
    code: expect.any(String),
    isMailSent: false,
    canCorrectEmail: true,
  });
});
