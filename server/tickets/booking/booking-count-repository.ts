import { type Kysely, sql } from 'kysely';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { isToCall } from './unsent-mail-repository';

/**
 * Whether booking `b` of date `d` waits for a seat, for a payment in advance or, once it is cancelled and nobody is in
 * with it, or paid twice, for its refund, and thus for the office; or whether somebody has to call its booker.
 */
const waits = (now: Date) => sql`(
  b.state = 'EN_ATTENTE' or ${isToCall(now)} or b.paid_at is not null and overpaid(b.uuid) > 0
    or (b.state = 'CONFIRMEE' and b.paid_at is null and not d.pay_at_door
      or b.state = 'ANNULEE' and b.paid_at is not null and people_inside(b.uuid) = 0)
    and exists (select from booking_seats s where s.booking_uuid = b.uuid and s.price > 0)
)`;

/** How many bookings of dates to come wait for the office. */
export async function countWaitingBookings(database: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from bookings b join show_dates d on d.uuid = b.date_uuid
    where d.date > ${now} and ${waits(now)}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** How many bookings of each of these dates wait for the office; unknown uuids are left out. */
export async function countWaitingBookingsOf(
  database: Kysely<Database>,
  dateUuids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const now = await databaseNow(database);
  const { rows } = await sql<{ uuid: string; total: number }>`
    select d.uuid, count(b.uuid)::integer as total
    from show_dates d left join bookings b on b.date_uuid = d.uuid and ${waits(now)}
    where d.uuid = any(${[...dateUuids]}::uuid[]) group by d.uuid`.execute(database);
  return new Map(rows.map(({ uuid, total }) => [uuid, total]));
}
