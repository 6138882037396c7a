import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';

/**
 * Whether booking `b` waits for a seat, for payment or, once it is cancelled, for its refund, and thus for the office. An
 * offer waits for it too if no letter could tell the booker, who has to be called before it expires; and any booking
 * whose address refused a letter for good.
 */
const waits = sql`(
  b.state = 'EN_ATTENTE' or b.state = 'PROPOSEE' and b.email = ''
    or b.state <> 'ANNULEE' and exists (
      select from mails m
      where m.booking_uuid = b.uuid and m.recipient = b.email and m.drop_reason = 'refused')
    or (b.state = 'CONFIRMEE' and b.paid_at is null or b.state = 'ANNULEE' and b.paid_at is not null)
    and exists (select from booking_seats s where s.booking_uuid = b.uuid and s.price > 0)
)`;

/** How many bookings of future dates wait for the office. */
export async function countWaitingBookings(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from bookings b join show_dates d on d.uuid = b.date_uuid
    where d.date > database_clock() and ${waits}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** How many bookings of each of these dates wait for the office; unknown uuids are left out. */
export async function countWaitingBookingsOf(
  database: Kysely<Database>,
  dateUuids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ uuid: string; total: number }>`
    select d.uuid, count(b.uuid)::integer as total
    from show_dates d left join bookings b on b.date_uuid = d.uuid and ${waits}
    where d.uuid = any(${[...dateUuids]}::uuid[]) group by d.uuid`.execute(database);
  return new Map(rows.map(({ uuid, total }) => [uuid, total]));
}
