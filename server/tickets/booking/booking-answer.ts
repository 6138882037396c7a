import { type Kysely, sql } from 'kysely';
import { type Booking, bookingStateNames } from '#common/contract/tickets/booking';
import { totalOf } from '#common/rules/booking';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import { locationOf } from '../../content/publication/location';
import { paymentOf } from '../../content/publication/payment';

/** The booking with this uuid in the form of the API. Throws `not-found`. */
export async function readBooking(database: Kysely<Database>, uuid: string): Promise<Booking> {
  const found = await findBookingAnswer(database, uuid);
  if (found === undefined) throw unknownBooking();
  return found;
}

/** The error for a booking that does not exist. */
export const unknownBooking = () => new CallError('not-found', { message: 'Réservation introuvable' });

/** The same, or undefined if there is none. */
export async function findBookingAnswer(
  database: Kysely<Database>,
  uuid: string,
): Promise<Booking | undefined> {
  const found = await selectBookings(database).where('bookings.uuid', '=', uuid).executeTakeFirst();
  return found && bookingOf(found, (await readSeats(database, [uuid])).get(uuid) ?? []);
}

/** Bookings with their dates and shows. */
export function selectBookings(database: Kysely<Database>) {
  return database
    .selectFrom('bookings')
    .innerJoin('show_dates', 'show_dates.uuid', 'bookings.date_uuid')
    .innerJoin('shows', 'shows.uuid', 'show_dates.show_uuid')
    .selectAll('bookings')
    .select(['shows.slug as show_slug', 'shows.title as show_title'])
    .select(['shows.location_name', 'shows.location_description', 'shows.location_link'])
    .select(['shows.location_address', 'shows.location_parking', 'shows.location_access'])
    .select(['shows.payment_words', 'shows.payment_link'])
    .select(['show_dates.date', 'show_dates.closing_date', 'show_dates.pay_at_door'])
    .select('show_dates.doors_open_at')
    .select(sql<number>`overpaid(bookings.uuid)`.as('overpaid'));
}

type FoundBooking = Awaited<ReturnType<ReturnType<typeof selectBookings>['executeTakeFirstOrThrow']>>;

/** The columns that the API does not tell. */
type HiddenColumn =
  | 'ticket_uuid'
  | 'name_folded'
  | 'created_at'
  | 'reminded_at'
  | 'thanked_at'
  | 'calendar_uid'
  | 'sequence'
  | 'unreached_at'
  | 'unreached_cause'
  | 'network_range'
  | 'office_paid';

/** Converts a stored booking, with its seats, to the form of the API. */
export function bookingOf(found: Omit<FoundBooking, HiddenColumn>, seats: Booking['seats']): Booking {
  return {
    uuid: found.uuid,
    dateUuid: found.date_uuid,
    show: { slug: found.show_slug, title: found.show_title },
    date: found.date,
    closingDate: found.closing_date,
    doorsOpenAt: found.doors_open_at,
    location: locationOf(found),
    name: found.name,
    firstname: found.firstname,
    email: found.email,
    ...(found.phone !== null && { phone: found.phone }),
    ...(found.request !== null && { request: found.request }),
    seats,
    total: totalOf(seats),
    payAtDoor: found.pay_at_door,
    ...paymentOf(found),
    state: { code: found.state, name: bookingStateNames[found.state] },
    at: found.at,
    ...(found.offered_until !== null && { offeredUntil: found.offered_until }),
    ...(found.state === 'PROPOSEE' && found.proof !== null && { toConfirm: true }),
    ...(found.paid_at !== null && { paidAt: found.paid_at }),
    ...(found.overpaid > 0 && { overpaid: found.overpaid }),
    ...(found.cancelled_at !== null && { cancelledAt: found.cancelled_at }),
    version: found.version,
  };
}

/** The seats of these bookings. */
export async function readSeats(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, Booking['seats']>> {
  if (uuids.length === 0) return new Map();
  const seats = await database
    .selectFrom('booking_seats')
    .leftJoin('price_categories', 'price_categories.slug', 'booking_seats.category_slug')
    .select(['booking_uuid', 'category_slug', 'name', 'count', 'price'])
    .where('booking_uuid', 'in', uuids)
    .orderBy('booking_seats.rank')
    .execute();
  const found = new Map<string, Booking['seats']>();
  for (const { booking_uuid, category_slug, name, count, price } of seats) {
    const seat = {
      ...(category_slug !== null && { category: { slug: category_slug, name: name ?? category_slug } }),
      count,
      price,
    };
    found.set(booking_uuid, [...(found.get(booking_uuid) ?? []), seat]);
  }
  return found;
}
