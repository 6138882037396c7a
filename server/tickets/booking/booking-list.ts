import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { typedMailAddress } from '#common/base/mail-address';
import { holdsTelephone, soughtTelephone } from '#common/base/telephone';
import { ticketClue } from '#common/rules/ticket-clue';
import type { Booking } from '#common/contract/tickets/booking';
import type { BookingQuery } from '#common/contract/tickets/desk-booking';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import type { Database } from '../../platform/database/schema';
import {
  orElse,
  searchable,
  shortCodeConditions,
  wordConditions,
} from '../../platform/database/word-conditions';
import { findArrived } from './arrived-repository';
import { bookingOf, readSeats, selectBookings } from './booking-answer';
import { readDeskNotes } from './unsent-mail-repository';

const PAGE_SIZE = 10;

/** A page of bookings: those of a date by name, all others newest first. */
export async function listBookings(database: Kysely<Database>, query: BookingQuery): Promise<Page<Booking>> {
  const { page = 1, limit = PAGE_SIZE, date } = query;
  const isWanted = wanted(query, await soughtConditions(database, query.name));
  const { total } = await database
    .selectFrom('bookings')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  const found = await selectBookings(database)
    .where(isWanted)
    .orderBy(date === undefined ? newestFirst : byName)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const uuids = found.map(({ uuid }) => uuid);
  const seats = await readSeats(database, uuids);
  const notes = await readDeskNotes(database, uuids);
  const arrived = await findArrived(database, uuids);
  return {
    metadata: pageMetadata(page, limit, total),
    data: found.map((booking) => {
      const people = arrived.get(booking.uuid);
      return {
        ...bookingOf(booking, seats.get(booking.uuid) ?? []),
        ticket: booking.ticket_uuid,
        ...(people !== undefined && { arrived: people }),
        ...notes.get(booking.uuid),
      };
    }),
  };
}

const byName = sql`bookings.name collate "fr-x-icu", bookings.firstname collate "fr-x-icu", bookings.uuid`;
const newestFirst = sql`bookings.created_at desc, bookings.uuid desc`;

function wanted(
  { show, date, state }: BookingQuery,
  sought: readonly Expression<SqlBool>[],
): Expression<SqlBool> {
  const conditions = [
    sql<SqlBool>`true`,
    ...(date === undefined ? [] : [sql<SqlBool>`bookings.date_uuid = ${date}`]),
    ...(state === undefined ? [] : [sql<SqlBool>`bookings.state = ${state}`]),
    ...(show === undefined
      ? []
      : [
          sql<SqlBool>`bookings.date_uuid in (
            select d.uuid from show_dates d join shows s on s.uuid = d.show_uuid where s.slug = ${show})`,
        ]),
    ...sought,
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** By the address of the booking's page or files, or else by names, a mail address, a telephone number or a short code. */
async function soughtConditions(
  database: Kysely<Database>,
  typed = '',
): Promise<readonly Expression<SqlBool>[]> {
  const clue = ticketClue(typed);
  if (clue.by === 'booking') return [sql<SqlBool>`bookings.uuid = ${clue.uuid}`];
  return orElse(wordConditions(searchable(sql`bookings.name_folded`), typed), [
    ...shortCodeConditions(sql`bookings.ticket_uuid`, typed),
    ...(await telephoneConditions(database, typed)),
    ...mailConditions(typed),
  ]);
}

/** A part of an address will do; no condition for a text without an @. */
function mailConditions(typed: string): Expression<SqlBool>[] {
  const sought = typedMailAddress(typed).toLowerCase();
  return sought.includes('@') ? [sql<SqlBool>`position(${sought} in lower(bookings.email)) > 0`] : [];
}

/** Among the few bookings that have the digits, those of two numbers are told from those of one by the rule alone. */
async function telephoneConditions(
  database: Kysely<Database>,
  typed: string,
): Promise<Expression<SqlBool>[]> {
  const sought = soughtTelephone(typed);
  if (sought === null) return [];
  const holders = await database
    .selectFrom('bookings')
    .select(['uuid', 'phone'])
    .where(sql<SqlBool>`regexp_replace(phone, '[^0-9]', '', 'g') like ${`%${sought}%`}`)
    .execute();
  const uuids = holders.filter(({ phone }) => holdsTelephone(phone ?? '', sought)).map(({ uuid }) => uuid);
  return [sql<SqlBool>`bookings.uuid = any(${uuids}::uuid[])`];
}
