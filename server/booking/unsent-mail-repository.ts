import { type Kysely, sql } from 'kysely';
import { groupBy } from '#common/base/group-by';
import type { Booking } from '#common/contract/tickets/booking';
import type { MailDropReason } from '#common/contract/fields/mail-drop-reason';
import type { Database } from '../database/schema';

interface Unsent {
  readonly uuid: string;
  readonly kind: string;
  readonly at: Date;
  readonly reason: MailDropReason | null;
}

/**
 * The letters about these bookings that were tried in vain or given up, oldest first. Left out are those that another
 * letter has replaced, and those to a former address.
 */
export async function readUnsentMails(
  database: Kysely<Database>,
  bookingUuids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Booking['unsentMails']>>> {
  const { rows } = await sql<Unsent>`
    select b.uuid, m.kind, m.created_at as at, m.drop_reason as reason
    from bookings b join mails m on m.booking_uuid = b.uuid and m.recipient = b.email
    where b.uuid = any(${[...bookingUuids]}::uuid[]) and m.sent_at is null
      and case when m.dropped_at is null then m.attempts > 0
        else m.drop_reason not in ('state-changed', 'address-changed') end
      and not exists (
        select from mails later
        where later.booking_uuid = m.booking_uuid and later.kind = m.kind and later.sent_at >= m.created_at)
    order by m.created_at, m.uuid`.execute(database);
  return new Map(
    [...groupBy(rows, ({ uuid }) => uuid)].map(([uuid, mails]) => [
      uuid,
      mails.map(({ kind, at, reason }) => ({ kind, at, ...(reason !== null && { reason }) })),
    ]),
  );
}
