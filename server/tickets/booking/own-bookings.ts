import { type Kysely, sql } from 'kysely';
import type { Booking } from '#common/contract/tickets/booking';
import { daysLater } from '#common/base/paris-time';
import { DAYS_KEPT } from '#common/rules/booking';
import { databaseNow } from '../../platform/database/clock';
import { emailEquals } from '../../platform/database/email-equals';
import type { Database } from '../../platform/database/schema';
import { findUsers } from '../../people/user/user-repository';
import { readBookingsWithCode } from './booking-code';

/** More than one person books. */
const MOST = 50;

/**
 * The bookings under a person's address, as each is read by whoever holds it: those to come first, the next one at the head.
 * None before the account is activated: anybody may type an address.
 */
export async function listOwnBookings(database: Kysely<Database>, userUuid: string): Promise<Booking[]> {
  const [user] = await findUsers(database, [userUuid]);
  if (user?.is_activated !== true) return [];
  const now = await databaseNow(database);
  const found = await database
    .selectFrom('bookings')
    .innerJoin('show_dates', 'show_dates.uuid', 'bookings.date_uuid')
    .select('bookings.uuid')
    .where(emailEquals('bookings.email', user.email))
    .where('show_dates.date', '>', daysLater(now, -DAYS_KEPT))
    .orderBy(sql`show_dates.date < ${now}`)
    .orderBy('show_dates.date')
    .limit(MOST)
    .execute();
  return readBookingsWithCode(
    database,
    found.map(({ uuid }) => uuid),
  );
}
