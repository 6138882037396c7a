import type { Infer } from 'superstruct';
import { importedBooking } from '#common/contract/booking';
import { type WholeBooking, addBookings } from '../booking/booking-repository';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { type Importer, type Outcome, sortOut } from './importer';
import { knownAmong } from './known-among';

type ImportedBooking = Infer<typeof importedBooking>;

/** Bookings. Nothing says that they were paid, so at the door they owe their seats. */
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
  const known = await knownAmong(database, 'bookings', 'uuid', uuids);
  const categories = await categoriesByDate(transaction, bookings);

  const { outcomes, added } = sortOut(bookings, (booking): Outcome => {
    if (known.has(booking.uuid)) return 'present';
    const offered = categories.get(booking.dateUuid);
    if (offered === undefined) return { refused: `la séance ${booking.dateUuid} n’existe pas` };
    const unknown = booking.seats.find(
      ({ category }) => category !== undefined && !offered.has(category.slug),
    );
    if (unknown)
      return { refused: `le tarif « ${unknown.category?.slug} » n’est pas proposé à cette séance` };
    known.add(booking.uuid);
    return 'added';
  });
  await addBookings(transaction, added.map(wholeBooking));
  return outcomes;
}

/** The price categories of each date that exists. */
async function categoriesByDate(
  { database }: WriteTransaction,
  bookings: readonly ImportedBooking[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await database
    .selectFrom('show_dates as date')
    .leftJoin('show_prices as price', 'price.show_uuid', 'date.show_uuid')
    .select(['date.uuid', 'price.category_slug'])
    .where('date.uuid', 'in', [...new Set(bookings.map(({ dateUuid }) => dateUuid))])
    .execute();
  const byDate = new Map<string, Set<string>>();
  for (const { uuid, category_slug } of rows) {
    const categories = byDate.get(uuid) ?? new Set();
    if (category_slug !== null) categories.add(category_slug);
    byDate.set(uuid, categories);
  }
  return byDate;
}

function wholeBooking(imported: ImportedBooking): WholeBooking {
  return {
    booking: {
      uuid: imported.uuid,
      date_uuid: imported.dateUuid,
      name: imported.name,
      firstname: imported.firstname,
      email: imported.email,
      phone: imported.phone ?? null,
      state: imported.state.code,
      at: imported.at,
      offered_until: imported.offeredUntil ?? null,
      paid_at: null,
      cancelled_at: imported.state.code === 'ANNULEE' ? imported.at : null,
      version: randomVersion(),
    },
    seats: imported.seats.map(({ category, count }, rank) => ({
      booking_uuid: imported.uuid,
      rank,
      category_slug: category?.slug ?? null,
      count,
    })),
  };
}
