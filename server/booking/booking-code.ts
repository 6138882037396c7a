import type { Kysely } from 'kysely';
import { countSeats } from '#common/rules/booking';
import type { Booking } from '#common/contract/tickets/booking';
import type { Database } from '../database/schema';
import { signTicket } from '../ticket-code/ticket-key-repository';
import { countArrived } from './arrived-repository';
import { readBooking } from './booking-answer';
import { isMailRefused } from './unsent-mail-repository';

/**
 * The booking with this uuid for its holder: with how many people came in with it; if confirmed, with the text of the QR
 * code shown at the door; and with whether its letters are refused. Throws `not-found`.
 */
export async function readBookingWithCode(database: Kysely<Database>, uuid: string): Promise<Booking> {
  const arrived = await countArrived(database, uuid);
  const booking = {
    ...(await readBooking(database, uuid)),
    ...(arrived > 0 && { arrived }),
    ...((await isMailRefused(database, uuid)) && { isMailRefused: true }),
  };
  if (booking.state.code !== 'CONFIRMEE') return booking;
  return { ...booking, code: (await signBooking(database, booking)).code };
}

/** The ticket uuid of a confirmed booking, by which the door identifies it, and the signed text of its QR code. */
export async function signBooking(
  database: Kysely<Database>,
  { uuid, dateUuid, seats }: Booking,
): Promise<{ readonly ticketUuid: string; readonly doorsOpenAt: Date; readonly code: string }> {
  const found = await database
    .selectFrom('bookings')
    .innerJoin('show_dates', 'show_dates.uuid', 'bookings.date_uuid')
    .select(['bookings.ticket_uuid', 'doors_open_at', 'doors_close_at'])
    .where('bookings.uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const code = await signTicket(database, {
    t: found.ticket_uuid,
    d: dateUuid,
    k: 'booking',
    n: countSeats(seats),
    doorsCloseAt: found.doors_close_at,
  });
  return { ticketUuid: found.ticket_uuid, doorsOpenAt: found.doors_open_at, code };
}
