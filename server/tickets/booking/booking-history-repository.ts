import { type Kysely, sql } from 'kysely';
import type { BookingAct } from '#common/contract/tickets/desk-booking';
import type { Database } from '../../platform/database/schema';
import { unknownBooking } from './booking-answer';
import { personColumns, personReferenceOf } from '../../people/user/user-repository';

/** The history of a booking, oldest entry first. Throws `not-found`. */
export async function readActs(database: Kysely<Database>, bookingUuid: string): Promise<BookingAct[]> {
  const booking = await database
    .selectFrom('bookings')
    .select('created_at')
    .where('uuid', '=', bookingUuid)
    .executeTakeFirst();
  if (booking === undefined) throw unknownBooking();
  const acts = await database
    .selectFrom('booking_acts as act')
    .leftJoin('users as user', 'user.uuid', 'act.by_uuid')
    .selectAll('act')
    .select(personColumns('user'))
    .where('booking_uuid', '=', bookingUuid)
    .orderBy(sql`act.kind = 'booked'`, 'desc')
    .orderBy('at')
    .orderBy('act.uuid')
    .execute();
  const known = acts.map((act): BookingAct => {
    const by = personReferenceOf(act, 'user');
    return {
      kind: act.kind,
      at: act.at,
      office: act.office,
      ...(by && { by }),
      ...(act.places_before !== null &&
        act.places_after !== null && { places: [act.places_before, act.places_after] }),
      ...(act.moved_from !== null && act.moved_to !== null && { dates: [act.moved_from, act.moved_to] }),
      ...(act.words_before !== null &&
        act.words_after !== null && { words: [act.words_before, act.words_after] }),
      ...(act.reason !== null && { reason: act.reason }),
    };
  });
  const isKnown = known.some(({ kind }) => kind === 'booked');
  return isKnown ? known : [{ kind: 'booked', at: booking.created_at, office: false }, ...known];
}

/** The most seats that the bookings of these tickets ever had, of those that had more once than they have now. */
export async function findMostSeats(
  database: Kysely<Database>,
  tickets: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (tickets.length === 0) return new Map();
  const { rows } = await sql<{ ticket: string; most: number }>`
    select b.ticket_uuid as ticket, max(act.places_before) as most
    from bookings b join booking_acts act on act.booking_uuid = b.uuid
    where b.ticket_uuid = any(${[...tickets]}::uuid[]) and act.places_before is not null
    group by b.ticket_uuid`.execute(database);
  return new Map(rows.map(({ ticket, most }) => [ticket, most]));
}

/** When seats of a date's bookings were last given back, by the tickets of the bookings. */
export async function findReductions(
  database: Kysely<Database>,
  dateUuid: string,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ ticket: string; at: Date }>`
    select b.ticket_uuid as ticket, max(act.at) as at
    from bookings b join booking_acts act on act.booking_uuid = b.uuid
    where b.date_uuid = ${dateUuid} and act.places_after < act.places_before
    group by b.ticket_uuid`.execute(database);
  return new Map(rows.map(({ ticket, at }) => [ticket, at]));
}
