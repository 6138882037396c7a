import type { Kysely } from 'kysely';
import { countSeats } from '#common/rules/booking';
import type { Booking } from '#common/contract/tickets/booking';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { signTicket, signingKey } from '../ticket-code/ticket-key-repository';
import { findArrived } from './arrived-repository';
import { bookingOf, readSeats, selectBookings, unknownBooking } from './booking-answer';
import { readEmailNotes } from './booking-email-notes';
import { findRefusedBookers } from './unsent-mail-repository';
import { readWaitingNotes } from './waiting-notes-repository';

/** The booking with this uuid for its holder. Throws `not-found`. */
export async function readBookingWithCode(database: Kysely<Database>, uuid: string): Promise<Booking> {
  const [booking] = await readBookingsWithCode(database, [uuid]);
  if (booking === undefined) throw unknownBooking();
  return booking;
}

/**
 * The bookings among these uuids for their holders, in this order: with how many people came in with them; if confirmed,
 * with the text of the QR code shown at the door; with what became of their letters, and of their wait for seats.
 */
export async function readBookingsWithCode(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<Booking[]> {
  if (uuids.length === 0) return [];
  const now = await databaseNow(database);
  const found = await selectBookings(database)
    .select('show_dates.doors_close_at')
    .where('bookings.uuid', 'in', uuids)
    .execute();
  const seats = await readSeats(database, uuids);
  const arrived = await findArrived(database, uuids);
  const refused = await findRefusedBookers(database, uuids, now);
  const emailNotes = await readEmailNotes(database, uuids, now);
  const waitingNotes = await readWaitingNotes(database, uuids);
  const key = await signingKey(database);
  const bookings = new Map<string, Booking>();
  for (const row of found) {
    const { uuid } = row;
    const booking = bookingOf(row, seats.get(uuid) ?? []);
    const people = arrived.get(uuid);
    bookings.set(uuid, {
      ...booking,
      ...(people !== undefined && { arrived: people }),
      ...(refused.has(uuid) && { isMailRefused: true }),
      ...emailNotes.get(uuid),
      ...waitingNotes.get(uuid),
      ...(row.state === 'CONFIRMEE' && { code: await codeOf(key, booking, row) }),
    });
  }
  return uuids.flatMap((uuid) => bookings.get(uuid) ?? []);
}

/** The ticket uuid of a confirmed booking, by which the door identifies it, and the signed text of its QR code. */
export async function signBooking(
  database: Kysely<Database>,
  booking: Booking,
): Promise<{ readonly ticketUuid: string; readonly doorsOpenAt: Date; readonly code: string }> {
  const found = await database
    .selectFrom('bookings')
    .innerJoin('show_dates', 'show_dates.uuid', 'bookings.date_uuid')
    .select(['bookings.ticket_uuid', 'doors_open_at', 'doors_close_at'])
    .where('bookings.uuid', '=', booking.uuid)
    .executeTakeFirstOrThrow();
  const code = await codeOf(await signingKey(database), booking, found);
  return { ticketUuid: found.ticket_uuid, doorsOpenAt: found.doors_open_at, code };
}

function codeOf(
  key: Parameters<typeof signTicket>[0],
  { dateUuid, seats }: Booking,
  { ticket_uuid, doors_close_at }: { readonly ticket_uuid: string; readonly doors_close_at: Date },
): Promise<string> {
  const claims = { t: ticket_uuid, d: dateUuid, k: 'booking', n: countSeats(seats) } as const;
  return signTicket(key, { ...claims, doorsCloseAt: doors_close_at });
}
