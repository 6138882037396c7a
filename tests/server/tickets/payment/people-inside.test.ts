import { describe, expect, test } from 'vitest';
import { countWaitingBookingsOf } from '#server/tickets/booking/booking-count-repository';
import { write } from '#server/platform/database/transaction';
import { boxOfficeDesk } from '../../../support/box-office-desk';
import { after } from '../../../support/door';
import { troupe } from '../../../support/troupe';

const desk = boxOfficeDesk();
const cash = { paid: true, means: 'ESPECES' } as const;

/** Hugo's booking of two seats at 12 € and one at 8.50 €, of which one at 12 € is left. */
async function reduced() {
  const booking = await desk.booking();
  await write(desk.database(), async ({ database }) => {
    await database
      .deleteFrom('booking_seats')
      .where('booking_uuid', '=', booking.uuid)
      .where('rank', '>', 0)
      .execute();
    await database
      .updateTable('booking_seats')
      .set({ count: 1 })
      .where('booking_uuid', '=', booking.uuid)
      .execute();
  });
  return booking;
}

const overpaid = async ({ uuid, ticket }: { uuid: string; ticket: string }) => {
  const { body } = await desk.ask('GET', `/api/bookings/${uuid}`, undefined, troupe.rosalie);
  return [(await desk.doorTicket(ticket)).overpaid, body.overpaid];
};
const waiting = async () => {
  const { date } = desk.house();
  return (await countWaitingBookingsOf(desk.database(), [date])).get(date);
};

describe('what people inside paid for their seats', () => {
  test('is not paid in excess where their booking was reduced meanwhile', async () => {
    const booking = await reduced();
    await desk.scan({ ticket: booking.ticket, count: 2, ...cash, amount: 24 });
    expect(await overpaid(booking)).toEqual([undefined, undefined]);
    expect(await waiting()).toBe(0);
  });

  test('leaves to be given back what was paid for those who did not come, or twice', async () => {
    const booking = await reduced();
    await desk.scan({ ticket: booking.ticket, count: 2, ...cash, amount: 36 });
    expect(await overpaid(booking)).toEqual([12, 12]);
  });

  test('is not to be refunded where their booking was cancelled meanwhile, and the page says that they are in', async () => {
    const booking = await desk.booking({ state: 'ANNULEE', paid_at: after(-60) });
    await write(desk.database(), ({ database }) =>
      database.updateTable('bookings').set({ office_paid: true }).where('uuid', '=', booking.uuid).execute(),
    );
    expect(await waiting()).toBe(1);
    await desk.scan({ ticket: booking.ticket, count: 3 });
    expect(await waiting()).toBe(0);
    expect(await overpaid(booking)).toEqual([undefined, undefined]);
    const { body } = await desk.ask('GET', `/api/bookings/${booking.uuid}`, undefined, troupe.rosalie);
    expect(body.arrived).toBe(3);
  });

  test('is refunded for those of a cancelled booking who are not inside', async () => {
    const booking = await desk.booking({ state: 'ANNULEE' });
    await desk.scan({ ticket: booking.ticket, count: 1, ...cash, amount: 32.5 });
    expect(await overpaid(booking)).toEqual([20.5, 20.5]);
  });
});
