import { type Kysely, type Selectable, sql } from 'kysely';
import { TAKE_BACK_MINUTES, type AnnouncedEvening } from '#common/rules/announced-evening';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { ShowTables } from '../../platform/database/tables/show-tables';
import { locationOf } from '../../content/publication/location';

/**
 * Remembers what those who hold bookings or generated free tickets of these dates were told, before the dates change: a
 * job writes to them once nothing has changed for five minutes, unless all is as they were told by then. Whoever was not
 * told of the last change yet is still remembered as told before it. Calendars take the next entry of a confirmed
 * booking as newer; whoever only waits has none yet.
 */
export async function rememberAnnounced(
  transaction: WriteTransaction,
  dates: readonly string[],
): Promise<void> {
  if (dates.length === 0) return;
  const { database, now } = transaction;
  const tellAt = new Date(now.getTime() + TAKE_BACK_MINUTES * 60_000);
  const evening = sql`
    s.title, d.date, s.location_name, s.location_description, s.location_link, s.location_address, s.location_parking,
    s.location_access, d.pay_at_door, ${tellAt}::timestamptz
    from show_dates d join shows s on s.uuid = d.show_uuid`;
  await sql`
    insert into told_evenings (booking_uuid, ${columns})
    select h.uuid, ${evening} join bookings h on h.date_uuid = d.uuid
    where d.uuid = any(${[...dates]}::uuid[]) and h.state <> 'ANNULEE'
    on conflict (booking_uuid) do update set tell_at = excluded.tell_at`.execute(database);
  await sql`
    insert into told_evenings (free_ticket_uuid, ${columns})
    select h.uuid, ${evening} join free_tickets h on h.date_uuid = d.uuid
    where d.uuid = any(${[...dates]}::uuid[]) and h.owner_uuid is not null and h.generated_at is not null
      and h.replaced_by is null and h.cancelled_at is null
    on conflict (free_ticket_uuid) do update set tell_at = excluded.tell_at`.execute(database);
  await database
    .updateTable('bookings')
    .set((is) => ({ sequence: is('sequence', '+', 1) }))
    .where('date_uuid', 'in', dates)
    .where('state', '=', 'CONFIRMEE')
    .execute();
}

const columns = sql.raw(
  `title, date, location_name, location_description, location_link, location_address, location_parking, location_access,
  pay_at_door, tell_at`,
);

/** A booking whose booker is to be told now. */
interface DueBooking {
  readonly uuid: string;
  readonly dateUuid: string;
  /** Nobody can be written to without an address. */
  readonly hasAddress: boolean;
}

/** The bookings of which it is time to tell. */
export function findDueBookings(database: Kysely<Database>): Promise<readonly DueBooking[]> {
  return database
    .selectFrom('told_evenings')
    .innerJoin('bookings', 'bookings.uuid', 'told_evenings.booking_uuid')
    .select(['bookings.uuid', 'bookings.date_uuid as dateUuid'])
    .select(sql<boolean>`bookings.email <> ''`.as('hasAddress'))
    .where('tell_at', '<=', sql<Date>`database_clock()`)
    .orderBy('bookings.uuid')
    .execute();
}

/** The free tickets of which it is time to tell, blocked ones too. */
export async function findDueTickets(database: Kysely<Database>): Promise<readonly string[]> {
  const due = await database
    .selectFrom('told_evenings')
    .select('free_ticket_uuid')
    .where('tell_at', '<=', sql<Date>`database_clock()`)
    .orderBy('free_ticket_uuid')
    .execute();
  return due.flatMap(({ free_ticket_uuid }) => free_ticket_uuid ?? []);
}

/** What a holder was told, which is forgotten as they are told anew; undefined if there is time to wait again, or no news. */
export async function takeAnnounced(
  { database, now }: WriteTransaction,
  holder: { readonly bookingUuid: string } | { readonly freeTicketUuid: string },
): Promise<AnnouncedEvening | undefined> {
  const taken = database.deleteFrom('told_evenings').where('tell_at', '<=', now).returningAll();
  const found = await (
    'bookingUuid' in holder
      ? taken.where('booking_uuid', '=', holder.bookingUuid)
      : taken.where('free_ticket_uuid', '=', holder.freeTicketUuid)
  ).executeTakeFirst();
  return found && announcedEveningOf(found);
}

/** The evening as it is now. */
export async function readEvening(database: Kysely<Database>, dateUuid: string): Promise<AnnouncedEvening> {
  const found = await database
    .selectFrom('show_dates')
    .innerJoin('shows', 'shows.uuid', 'show_dates.show_uuid')
    .select(['title', 'date', 'pay_at_door', 'location_name', 'location_description', 'location_link'])
    .select(['location_address', 'location_parking', 'location_access'])
    .where('show_dates.uuid', '=', dateUuid)
    .executeTakeFirstOrThrow();
  return announcedEveningOf(found);
}

/** Converts a stored row. */
export const announcedEveningOf = (
  stored: Omit<Selectable<ShowTables['told_evenings']>, 'booking_uuid' | 'free_ticket_uuid' | 'tell_at'>,
): AnnouncedEvening => ({
  title: stored.title,
  date: stored.date,
  location: locationOf(stored),
  payAtDoor: stored.pay_at_door,
});
