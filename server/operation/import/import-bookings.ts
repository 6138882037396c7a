import { randomBytes } from 'node:crypto';
import { type Infer, array, dynamic, enums, object, optional, size, string } from 'superstruct';
import { uuidV7 } from '#common/base/uuid';
import { MAX_SEATS, bookerRequest, bookingStateCodes, seatCount } from '#common/contract/tickets/booking';
import { euros, line, moment, shortText, slug, text, uuid } from '#common/contract/fields/primitives';
import { knownEmail } from '#common/contract/people/user';
import { type WholeBooking, addBookings } from '../../tickets/booking/booking-repository';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../../platform/database/find-existing';

/** Old bookings are anonymous: they have no address. */
const emailOrNone = dynamic<string>((value) => (value === '' ? string() : knownEmail));

const importedBooking = object({
  uuid,
  dateUuid: uuid,
  name: line(100),
  firstname: shortText(100),
  email: emailOrNone,
  phone: optional(text(40)),
  request: optional(bookerRequest),
  seats: size(
    array(
      object({
        category: optional(object({ slug, name: optional(string()) })),
        count: seatCount,
        /** For one seat, at the time of booking; absent: today's. */
        price: optional(euros),
      }),
    ),
    1,
    MAX_SEATS,
  ),
  state: object({ code: enums(bookingStateCodes), name: optional(string()) }),
  at: moment,
  offeredUntil: optional(moment),
  paidAt: optional(moment),
  cancelledAt: optional(moment),
});
export type ImportedBooking = Infer<typeof importedBooking>;

/** Bookings. Where the data do not say that they were paid, their seats count as unpaid at the door. */
export const importBookings: Importer<ImportedBooking> = {
  name: 'bookings',
  label: 'Réservations',
  struct: importedBooking,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  bookings: readonly ImportedBooking[],
): Promise<Outcome[]> {
  const { database } = transaction;
  const uuids = bookings.map(({ uuid }) => uuid);
  const known = await findExisting(database, 'bookings', 'uuid', uuids);
  const prices = await pricesByDate(transaction, bookings);

  const { outcomes, added } = partitionRows(bookings, (booking): Outcome => {
    if (known.has(booking.uuid)) return 'present';
    const offered = prices.get(booking.dateUuid);
    if (offered === undefined) return { refused: `la séance ${booking.dateUuid} n’existe pas` };
    // No job would end it, and nobody could accept it.
    if (booking.state.code === 'PROPOSEE' && booking.offeredUntil === undefined)
      return { refused: 'une proposition sans échéance (offeredUntil)' };
    const unknown = booking.seats.find(
      ({ category }) => category !== undefined && !offered.has(category.slug),
    );
    if (unknown)
      return { refused: `le tarif « ${unknown.category?.slug} » n’est pas proposé à cette séance` };
    known.add(booking.uuid);
    return 'added';
  });
  await addBookings(
    transaction,
    added.map((booking) => wholeBooking(booking, prices.get(booking.dateUuid) ?? new Map())),
  );
  return outcomes;
}

/** The prices of each existing date, by category. */
async function pricesByDate(
  { database }: WriteTransaction,
  bookings: readonly ImportedBooking[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows = await database
    .selectFrom('show_dates as date')
    .leftJoin('show_prices as price', 'price.show_uuid', 'date.show_uuid')
    .select(['date.uuid', 'price.category_slug', 'price.price'])
    .where('date.uuid', 'in', [...new Set(bookings.map(({ dateUuid }) => dateUuid))])
    .execute();
  const byDate = new Map<string, Map<string, number>>();
  for (const { uuid, category_slug, price } of rows) {
    const prices = byDate.get(uuid) ?? new Map<string, number>();
    if (category_slug !== null) prices.set(category_slug, Number(price));
    byDate.set(uuid, prices);
  }
  return byDate;
}

function wholeBooking(imported: ImportedBooking, prices: ReadonlyMap<string, number>): WholeBooking {
  return {
    booking: {
      uuid: imported.uuid,
      ticket_uuid: uuidV7(imported.at.getTime(), randomBytes(10)),
      date_uuid: imported.dateUuid,
      name: imported.name,
      firstname: imported.firstname,
      email: imported.email,
      phone: imported.phone ?? null,
      request: imported.request ?? null,
      state: imported.state.code,
      at: imported.at,
      offered_until: imported.state.code === 'PROPOSEE' ? (imported.offeredUntil ?? null) : null,
      paid_at: imported.paidAt ?? null,
      cancelled_at: imported.state.code === 'ANNULEE' ? (imported.cancelledAt ?? imported.at) : null,
      reminded_at: null,
      version: randomVersion(),
    },
    seats: imported.seats.map(({ category, count, price }, rank) => ({
      booking_uuid: imported.uuid,
      rank,
      category_slug: category?.slug ?? null,
      count,
      price: price ?? prices.get(category?.slug ?? '') ?? 0,
    })),
  };
}
