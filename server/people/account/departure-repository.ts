import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { Departure } from '#common/contract/people/departure';
import type { Booking } from '#common/contract/tickets/booking';
import { countSeats } from '#common/rules/booking';
import { findArrived } from '../../tickets/booking/arrived-repository';
import { readBooking } from '../../tickets/booking/booking-answer';
import { databaseNow } from '../../platform/database/clock';
import { emailEquals } from '../../platform/database/email-equals';
import type { AccountHolder } from '../../platform/database/personal-data';
import type { Database } from '../../platform/database/schema';
import { type WholeFreeTicket, selectFreeTickets } from '../../tickets/free-ticket/free-ticket-repository';

/** What goes with an account: bookings and tickets that its deletion cancels. */
export interface Leaving {
  readonly bookings: readonly Booking[];
  readonly tickets: readonly (WholeFreeTicket & { readonly ticket_number: number })[];
}

/**
 * The bookings of dates to come under the person's confirmed address, and the tickets that they generated, a blocked one too;
 * without those whose people are in.
 */
export async function findLeaving(
  database: Kysely<Database>,
  { uuid, email, is_activated }: Omit<AccountHolder, 'firstname'>,
): Promise<Leaving> {
  const now = await databaseNow(database);
  const booked = await database
    .selectFrom('bookings')
    .innerJoin('show_dates', 'show_dates.uuid', 'bookings.date_uuid')
    .select('bookings.uuid')
    .where(emailEquals('bookings.email', email))
    .where('bookings.state', '<>', 'ANNULEE')
    .where('show_dates.date', '>', now)
    .orderBy('show_dates.date')
    .orderBy('bookings.uuid')
    .execute();
  const arrived = await findArrived(
    database,
    booked.map((found) => found.uuid),
  );
  const bookings: Booking[] = [];
  if (is_activated)
    for (const found of booked)
      if (!arrived.has(found.uuid)) bookings.push(await readBooking(database, found.uuid));
  const tickets = await selectFreeTickets(database)
    .where('ticket.owner_uuid', '=', uuid)
    .where('ticket.state', '=', 'GENERE')
    .where('ticket.cancelled_at', 'is', null)
    .where('ticket.replaced_by', 'is', null)
    .where('show_date.date', '>', now)
    .orderBy('show_date.date')
    .orderBy('ticket.ticket_number')
    .execute();
  return {
    bookings,
    tickets: tickets.map((ticket) => ({
      ...ticket,
      ticket_number: must(ticket.ticket_number, 'the number of a generated ticket'),
    })),
  };
}

/** The same for whoever is asked whether to delete the account. */
export const departureOf = ({ bookings, tickets }: Leaving): Departure => ({
  bookings: bookings.map(({ show, date, seats }) => ({ title: show.title, date, places: countSeats(seats) })),
  tickets: tickets.map(({ name, show_title, date, ticket_number }) => ({
    name,
    title: show_title,
    date,
    number: ticket_number,
  })),
});
