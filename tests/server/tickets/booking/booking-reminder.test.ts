import { expect, test } from 'vitest';
import { remindBookers } from '#server/tickets/booking/booking-reminder';
import { write } from '#server/platform/database/transaction';
import { moveShowDate } from '#server/agenda/show/show-repository';
import { after, curtain } from '../../../support/door';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { lockWaits } from '../../../support/lock-waits';

const desk = bookingDesk();
const remind = () => remindBookers(desk.site().database);
const book = async (fields = {}): Promise<string> => (await desk.book(fields)).body.uuid;
const remindersOf = async (uuid: string) =>
  desk
    .site()
    .database.selectFrom('mails')
    .select(['recipient', 'subject', 'link'])
    .where('kind', '=', 'booking-reminder')
    .where('booking_uuid', '=', uuid)
    .execute();

test('whoever comes tomorrow is reminded, once, and nobody of another day', async () => {
  await desk.setClock(after(-3 * 24 * 60, curtain));
  const uuid = await book();
  const later = await book({ dateUuid: desk.house().otherDate });
  expect(await remind()).toBe(0);
  await desk.setClock(new Date('2026-11-20T10:00:00+01:00'));
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  expect(await remindersOf(uuid)).toEqual([
    {
      recipient: 'remi@public.example',
      subject: 'C’est demain – Le Dindon – localhost',
      link: `http://localhost:8080/reservations/ma-reservation/${uuid}`,
    },
  ]);
  expect(await remindersOf(later)).toEqual([]);
  await desk.setClock(new Date('2026-11-21T10:00:00+01:00'));
  expect(await remind()).toBe(1);
  expect(await remindersOf(later)).toHaveLength(1);
});

test('a site that was down at ten reminds later, but nobody who booked since', async () => {
  await desk.setClock(new Date('2026-11-20T09:59:00+01:00'));
  const early = await book();
  await desk.setClock(new Date('2026-11-20T10:01:00+01:00'));
  const late = await book();
  await desk.setClock(new Date('2026-11-20T16:00:00+01:00'));
  expect(await remind()).toBe(1);
  expect(await remindersOf(early)).toHaveLength(1);
  expect(await remindersOf(late)).toEqual([]);
});

test('whoever cancelled, or waits, is not', async () => {
  await desk.setClock(after(-3 * 24 * 60, curtain));
  const cancelled = await book();
  await desk.ask('DELETE', `/api/bookings/${cancelled}`);
  await book({ seats: seats(10) });
  const waiting = await book({ waitingList: true });
  await desk.setClock(after(-10, dayBefore));
  expect(await remind()).toBe(1);
  expect([await remindersOf(cancelled), await remindersOf(waiting)]).toEqual([[], []]);
});

test('tomorrow is a day of Paris, also for a matinée and on the day that lost an hour', async () => {
  const uuid = await book();
  const late = new Date('2027-03-28T23:45:00+02:00');
  await write(desk.site().database, (transaction) => moveShowDate(transaction, desk.house().date, late));
  await desk.setClock(new Date('2027-03-26T23:59:00+01:00'));
  expect(await remind()).toBe(0);
  await desk.setClock(new Date('2027-03-27T00:01:00+01:00'));
  expect(await remind()).toBe(1);
  expect(await remindersOf(uuid)).toHaveLength(1);
});

test('two servers that remind at the same moment write one letter', async () => {
  await desk.setClock(after(-3 * 24 * 60, curtain));
  const uuid = await book();
  await desk.setClock(after(-10, dayBefore));
  const { database } = desk.site();
  const { both } = await database.transaction().execute(async (holding) => {
    await holding.selectFrom('bookings').select('uuid').where('uuid', '=', uuid).forUpdate().execute();
    const both = Promise.all([remind(), remind()]);
    // Both have found the booking and wait for it.
    await lockWaits(database, 2);
    return { both };
  });
  expect((await both).toSorted()).toEqual([0, 1]);
  expect(await remindersOf(uuid)).toHaveLength(1);
});
