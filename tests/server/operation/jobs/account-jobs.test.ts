import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { expiredTokens, oldBookings, oldRecords } from '#server/operation/jobs/housekeeping';
import { temporaryAccounts } from '#server/people/account/temporary-accounts';
import { addBooking, addTicket, openHouse } from '../../../support/door';
import { DAY, HOUR, evening, peopleDesk } from '../../../support/people-desk';
import { troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { ulysse, marius, agathe } = troupe;

const makeTemporary = (uuid: string) =>
  write(desk.database(), ({ database }) =>
    database.updateTable('users').set({ temporary: true }).where('uuid', '=', uuid).execute(),
  );
const clearShows = () =>
  write(desk.database(), async ({ database }) => {
    await database.deleteFrom('bookings').execute();
    await database.deleteFrom('shows').execute();
  });

test('temporary accounts stay while a show is offered, and go once none is', async () => {
  await clearShows();
  await openHouse(desk.database(), { closing_date: new Date(evening.getTime() + HOUR) });
  await makeTemporary(ulysse.uuid);
  expect(await temporaryAccounts.run(desk.database())).toEqual({ deleted: 0, offered: true });
  await desk.wait(3 * DAY);
  expect(await temporaryAccounts.run(desk.database())).toEqual({ deleted: 1, offered: false });
  expect(await desk.read(ulysse)).toBeUndefined();
  expect(await desk.read(marius)).toBeDefined();
  expect((await desk.mailsTo(ulysse.email)).map(({ kind }) => kind)).toEqual(['account-deleted']);
});

test('once bookings are closed, temporary accounts and what they booked stay until the date is over', async () => {
  await clearShows();
  const database = desk.database();
  const { otherDate } = await openHouse(database);
  const booking = await addBooking(database, otherDate, { email: ulysse.email, paid_at: evening });
  const stateOf = () =>
    database
      .selectFrom('bookings')
      .select(['state', 'email'])
      .where('uuid', '=', booking)
      .executeTakeFirstOrThrow();
  await makeTemporary(ulysse.uuid);
  await desk.wait(DAY - HOUR);
  expect(await temporaryAccounts.run(database)).toEqual({ deleted: 0, offered: true });
  expect(await stateOf()).toEqual({ state: 'CONFIRMEE', email: ulysse.email });
  await desk.wait(2 * HOUR);
  expect(await temporaryAccounts.run(database)).toEqual({ deleted: 1, offered: false });
  expect(await stateOf()).toEqual({ state: 'CONFIRMEE', email: '' });
});

test('a show that is no longer booked or seen keeps the accounts while somebody has a booking', async () => {
  await clearShows();
  const database = desk.database();
  const { show, otherDate } = await openHouse(database);
  const booking = await addBooking(database, otherDate, { email: ulysse.email });
  await write(database, (transaction) =>
    transaction.database
      .updateTable('shows')
      .set({ bookings: false, visible_until: evening })
      .where('uuid', '=', show)
      .execute(),
  );
  const isOffered = async () => (await temporaryAccounts.run(database))['offered'];
  expect(await isOffered()).toBe(true);
  await write(database, (transaction) =>
    transaction.database
      .updateTable('bookings')
      .set({ state: 'ANNULEE', cancelled_at: evening })
      .where('uuid', '=', booking)
      .execute(),
  );
  expect(await isOffered()).toBe(false);
});

test('a show that nobody sees yet, or that takes no bookings, is not offered', async () => {
  await clearShows();
  const { show } = await openHouse(desk.database());
  await desk.goTo(new Date('2026-11-20T10:00:00+01:00'));
  const change = (fields: { visible_from?: Date; bookings?: boolean }) =>
    write(desk.database(), ({ database }) =>
      database.updateTable('shows').set(fields).where('uuid', '=', show).execute(),
    );
  const isOffered = async () => (await temporaryAccounts.run(desk.database()))['offered'];
  expect(await isOffered()).toBe(true);
  await change({ bookings: false });
  expect(await isOffered()).toBe(false);
  await change({ bookings: true, visible_from: evening });
  expect(await isOffered()).toBe(false);
});

test('an administrator who is temporary by mistake stays', async () => {
  await clearShows();
  await makeTemporary(agathe.uuid);
  expect(await temporaryAccounts.run(desk.database())).toEqual({ deleted: 0, offered: false });
});

test('who booked is forgotten three years after the show, and the seats stay counted', async () => {
  const { date } = await openHouse(desk.database());
  const booking = await addBooking(desk.database(), date);
  const read = () =>
    desk.database().selectFrom('bookings').selectAll().where('uuid', '=', booking).executeTakeFirstOrThrow();
  await desk.wait(3 * 365 * DAY);
  expect(await oldBookings.run(desk.database())).toMatchObject({ anonymised: 0 });
  await desk.wait(2 * DAY);
  expect(await oldBookings.run(desk.database())).toMatchObject({ anonymised: 1 });
  expect(await read()).toMatchObject({ name: 'Anonyme', email: '', phone: null, state: 'CONFIRMEE' });
  expect(await oldBookings.run(desk.database())).toMatchObject({ anonymised: 0 });
});

test('whose a free ticket was is forgotten three years after the show, and the seat stays counted', async () => {
  const { date } = await openHouse(desk.database());
  const ticket = await addTicket(desk.database(), date);
  const read = () =>
    desk
      .database()
      .selectFrom('free_tickets')
      .select(['name', 'owner_uuid', 'state', 'cancelled_at'])
      .where('uuid', '=', ticket)
      .executeTakeFirstOrThrow();
  const before = await read();
  await desk.wait(3 * 365 * DAY);
  expect(await oldBookings.run(desk.database())).toMatchObject({ tickets: 0 });
  expect(await read()).toEqual(before);
  await desk.wait(2 * DAY);
  expect(await oldBookings.run(desk.database())).toMatchObject({ tickets: 1 });
  expect(await read()).toEqual({ ...before, name: 'Anonyme', owner_uuid: null });
  expect(await oldBookings.run(desk.database())).toMatchObject({ tickets: 0 });
});

test('what is over is forgotten: keys, limits, mails; what is not stays', async () => {
  await desk.register();
  await desk.wait(DAY);
  await desk.register({ email: 'autre@public.example' });
  await desk.wait(6 * DAY);
  expect(await expiredTokens.run(desk.database())).toMatchObject({ tokens: 1 });
  expect(await desk.database().selectFrom('rate_limits').select('key').execute()).toEqual([]);
  await desk.wait(84 * DAY);
  expect(await oldRecords.run(desk.database())).toMatchObject({ mails: 1 });
});
