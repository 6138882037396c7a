import { sql } from 'kysely';
import type { Collection } from '#common/contract/feed/collection-names';
import { adminResaBadgeAudience, doorAudience, ownAudience } from '#common/rules/audience';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordSeatsLeft } from './seats-repository';

/** Publishes a row of a show date to the ticket office. After the evening, no mirror holds such rows any more. */
export function recordAtDoor(
  transaction: WriteTransaction,
  collection: Collection & (`door-${string}` | 'ticket-orders'),
  key: string,
  showDate: { readonly date: Date },
): void {
  const audiences = doorAudience(showDate);
  if (audiences.some(({ until }) => until === null || until > transaction.now))
    transaction.recordChange(collection, key, audiences);
}

/**
 * Re-publishes the counter of a date's waiting requests to those who book for others. It does not change once the date
 * began.
 */
export function recordWaiting(
  transaction: WriteTransaction,
  { uuid, date }: { readonly uuid: string; readonly date: Date },
): void {
  if (date > transaction.now) transaction.recordChange('badges', uuid, adminResaBadgeAudience({ date }));
}

/** Re-publishes a show date and everything that depends on it: seats left, tickets, scans, bookings, sales. */
export async function recordWholeDate(
  transaction: WriteTransaction,
  uuid: string,
  date: Date,
): Promise<void> {
  const audiences = doorAudience({ date });
  transaction.recordChange('door-dates', uuid, audiences);
  transaction.recordChange('badges', uuid, adminResaBadgeAudience({ date }));
  await recordSeatsLeft(transaction, [uuid]);
  const { rows } = await sql<{
    collection: 'free-ticket-demands' | 'door-tickets' | 'door-scans' | 'ticket-orders';
    key: string;
    owner: string | null;
  }>`
    select 'free-ticket-demands' as collection, uuid as key, owner_uuid as owner from free_ticket_demands
    where date_uuid = ${uuid}
    union all
    select 'door-tickets', uuid, owner_uuid from free_tickets where date_uuid = ${uuid}
    union all
    select 'door-tickets', ticket_uuid, null from bookings
    where date_uuid = ${uuid} and state in ('CONFIRMEE', 'ANNULEE')
    union all
    select 'door-scans', key, null from scans where date_uuid = ${uuid}
    union all
    select 'door-tickets', uuid, null from ticket_orders where date_uuid = ${uuid} and booking_uuid is null
    union all
    select 'ticket-orders', uuid, null from ticket_orders where date_uuid = ${uuid}`.execute(
    transaction.database,
  );
  for (const { collection, key, owner } of rows) {
    const own = owner === null ? [] : ownAudience(owner);
    transaction.recordChange(collection, key, collection === 'free-ticket-demands' ? own : audiences);
    if (collection === 'door-tickets' && owner !== null) transaction.recordChange('my-tickets', key, own);
  }
}

/** Re-publishes the scans of a phone or a person, when a name changes or is removed. */
export async function recordScansOf(
  transaction: WriteTransaction,
  named: 'device_uuid' | 'by_uuid',
  uuid: string,
): Promise<void> {
  const scans = await transaction.database
    .selectFrom('scans')
    .innerJoin('show_dates', 'show_dates.uuid', 'scans.date_uuid')
    .select(['scans.key', 'show_dates.date'])
    .where(`scans.${named}`, '=', uuid)
    .execute();
  for (const { key, date } of scans) recordAtDoor(transaction, 'door-scans', key, { date });
}
