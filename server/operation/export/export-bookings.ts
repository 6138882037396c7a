import { sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { groupBy } from '#common/base/group-by';
import { bookingStateNames } from '#common/contract/tickets/booking';
import { type ImportedBooking, importBookings } from '../import/import-bookings';
import type { Exporter } from './exporter';

/** Bookings with their seats. */
export const exportBookings: Exporter<ImportedBooking> = {
  importer: importBookings,
  keys: sql`select uuid as key from bookings order by uuid`,
  async read(database, keys) {
    const bookings = await database.selectFrom('bookings').selectAll().where('uuid', 'in', keys).execute();
    const seats = await database
      .selectFrom('booking_seats as seat')
      .leftJoin('price_categories as category', 'category.slug', 'seat.category_slug')
      .select(['booking_uuid', 'count', 'price', 'category.slug', 'category.name'])
      .where('booking_uuid', 'in', keys)
      .orderBy('seat.rank')
      .execute();
    const seatsOf = groupBy(seats, ({ booking_uuid }) => booking_uuid);
    return new Map(
      bookings.map((booking) => [
        booking.uuid,
        everyFieldOf<ImportedBooking>()({
          uuid: booking.uuid,
          dateUuid: booking.date_uuid,
          name: booking.name,
          firstname: booking.firstname,
          email: booking.email,
          ...(booking.phone !== null && { phone: booking.phone }),
          ...(booking.request !== null && { request: booking.request }),
          seats: (seatsOf.get(booking.uuid) ?? []).map(({ slug, name, count, price }) => ({
            ...(slug !== null && name !== null && { category: { slug, name } }),
            count,
            price,
          })),
          state: { code: booking.state, name: bookingStateNames[booking.state] },
          at: booking.at,
          ...(booking.offered_until && { offeredUntil: booking.offered_until }),
          ...(booking.paid_at && { paidAt: booking.paid_at }),
          ...(booking.cancelled_at && { cancelledAt: booking.cancelled_at }),
        }),
      ]),
    );
  },
};
