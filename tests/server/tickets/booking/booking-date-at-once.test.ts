import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cancelBooking } from '#server/tickets/booking/booking-change';
import { changeBookingDate } from '#server/tickets/booking/booking-date-change';
import { write } from '#server/platform/database/transaction';
import { lockDates } from '#server/agenda/show/show-repository';
import { order, seats } from '../../../support/booking-desk';
import { lockWaits } from '../../../support/lock-waits';
import { otherDateDesk } from '../../../support/other-date-desk';

const desk = otherDateDesk();
const { database, bookSeats: book, setOther, taken, stored } = desk;

describe('at once', () => {
  let attempts = 0;
  const move = (uuid: string, dateUuid: string) =>
    write(database(), (transaction) => {
      attempts += 1;
      return changeBookingDate(transaction, uuid, { dateUuid });
    });

  test('two who change places with one another both arrive, and neither stands in the way of the other', async () => {
    const { date, otherDate } = desk.house();
    const here = (await book()).uuid;
    const there = (
      await desk.ask('POST', '/api/bookings', {
        body: order(otherDate, { email: `${randomUUID()}@public.example` }),
      })
    ).body.uuid;
    attempts = 0;
    await Promise.all([move(here, otherDate), move(there, date)]);
    // One that is ended by a deadlock is run again.
    expect(attempts).toBe(2);
    expect(await taken()).toEqual([2, 2]);
    expect([(await stored(here)).date_uuid, (await stored(there)).date_uuid]).toEqual([otherDate, date]);
  });

  test('ten who want the last five seats: five have them, and nobody loses their own', async () => {
    await desk.setDate({ max_places: 100 });
    await setOther({ max_places: 5 });
    const bookings = await Promise.all(Array.from({ length: 10 }, () => book({ seats: seats(1) })));
    const outcomes = await Promise.allSettled(bookings.map(({ uuid }) => move(uuid, desk.house().otherDate)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await taken()).toEqual([5, 5]);
  });

  test('a booking that is cancelled while it changes is cancelled at its new date', async () => {
    const { uuid } = await book();
    const { date, otherDate } = desk.house();
    const both = await write(database(), async (transaction) => {
      await lockDates(transaction, [date]);
      const moved = move(uuid, otherDate);
      await lockWaits(database(), 1);
      const ended = write(database(), (other) => cancelBooking(other, uuid));
      await lockWaits(database(), 2);
      return [moved, ended];
    });
    await Promise.all(both);
    expect(await stored(uuid)).toMatchObject({ date_uuid: otherDate, state: 'ANNULEE' });
    expect(await taken()).toEqual([0, 0]);
  });
});
