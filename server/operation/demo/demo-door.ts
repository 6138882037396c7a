import { must } from '#common/base/must';
import type { ScanWrite } from '#common/contract/tickets/door';
import { addBookings } from '../../tickets/booking/booking-repository';
import type { WriteTransaction } from '../../platform/database/transaction';
import { armDevice } from '../../tickets/device/device-repository';
import { recordFreeTicketDemand } from '../../tickets/free-ticket-demand/free-ticket-demand-repository';
import { addFreeTickets } from '../../tickets/free-ticket/free-ticket-repository';
import { receiveScans } from '../../tickets/scan/receive-scans';
import { addShows } from '../../agenda/show/show-repository';
import type { DemoCalendar } from './demo-calendar';
import { demoFreeTicketDemands } from './demo-free-ticket-demands';
import { demoFreeTickets, guestOfTonight } from './demo-free-tickets';
import { inventBookings } from './demo-guests';
import { demoPeople, demoUuid } from './demo-people';
import { sellDemoTickets } from './demo-sales';
import { demoDates, demoShows } from './demo-shows';

const MINUTE = 60_000;
const ARRIVED = 9;

/**
 * Le Dindon with its dates, bookings and free tickets in every state; tonight's doors are open and the first guests
 * have entered. Door and counter can be tried on a rehearsal date. The demo people must exist already.
 */
export async function fillDemoDoor(transaction: WriteTransaction, calendar: DemoCalendar): Promise<void> {
  const bookings = inventBookings(calendar);
  const tickets = demoFreeTickets(calendar);
  await addShows(transaction, demoShows(calendar));
  await addBookings(transaction, bookings);
  await addFreeTickets(transaction, tickets);
  const dates = Object.values(demoDates(calendar));
  for (const demand of demoFreeTicketDemands(calendar)) {
    await transaction.database.insertInto('free_ticket_demands').values(demand).execute();
    const date = must(
      dates.find(({ uuid }) => uuid === demand.date_uuid),
      'the date of a demand',
    );
    recordFreeTicketDemand(transaction, demand, date);
  }

  await sellDemoTickets(transaction, calendar);
  const { tonight } = demoDates(calendar);
  const member = tickets.find(({ name, date_uuid }) => name === guestOfTonight && date_uuid === tonight.uuid);
  const paid = bookings.filter(
    ({ booking }) =>
      booking.date_uuid === tonight.uuid && booking.paid_at !== null && booking.cancelled_at === null,
  );
  await letIn(transaction, calendar, [
    ...(member ? [{ uuid: member.uuid, count: 1 }] : []),
    ...paid.slice(0, ARRIVED).map(({ booking, seats }) => ({
      uuid: booking.ticket_uuid,
      count: seats.reduce((sum, { count }) => sum + count, 0),
    })),
  ]);
}

/** Scans one guest per minute up to now, at the main door. */
async function letIn(
  transaction: WriteTransaction,
  calendar: DemoCalendar,
  arrived: readonly { readonly uuid: string; readonly count: number }[],
): Promise<void> {
  const by = demoPeople.billetterie.uuid;
  const device = demoUuid('porte principale', calendar.now);
  await armDevice(transaction, { uuid: device, name: 'Porte principale' }, by);
  const scans = arrived.map(({ uuid, count }, rank): ScanWrite => {
    const at = new Date(calendar.now.getTime() - (arrived.length - rank) * MINUTE);
    return {
      key: demoUuid(`passage ${rank}`, at),
      ticket: uuid,
      dateUuid: demoDates(calendar).tonight.uuid,
      device,
      seq: rank + 1,
      at,
      kind: 'entry',
      count,
      by,
    };
  });
  await receiveScans(transaction, scans, { uuid: by, supervisor: false, phone: null });
}
