import { type Kysely, sql } from 'kysely';
import { groupBy } from '#common/base/group-by';
import type { Booking } from '#common/contract/tickets/booking';
import type { MailDropReason } from '#common/contract/fields/mail-drop-reason';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { overtakings } from './overtaking-letters';

interface Unsent {
  readonly uuid: string;
  readonly kind: string;
  readonly at: Date;
  readonly reason: MailDropReason | null;
}

/** Whether the date of booking `b` is to come, or to come again. */
const isToCome = (now: Date) =>
  sql`exists (select from show_dates d where d.uuid = b.date_uuid and d.date > ${now})`;

/**
 * Whether a letter `m` about booking `b` was tried in vain or given up, and its booker was not told otherwise since: by a
 * letter that says as much, or by telephone. What was not true any more, and what went to a former address, is left out; so
 * is what came too late for an evening that was moved then: a letter tells of that to everybody who still has seats.
 */
const isUntold = (now: Date) => sql`(
  m.booking_uuid = b.uuid and m.recipient = b.email and m.sent_at is null
  and case when m.dropped_at is null then m.attempts > 0
    when m.drop_reason = 'evening-begun' then b.state = 'ANNULEE' or not ${isToCome(now)}
    else m.drop_reason not in ('state-changed', 'address-changed', 'date-moved') end
  and not exists (
    select from mails later
    where later.booking_uuid = b.uuid and later.sent_at >= m.created_at and later.created_at >= m.created_at
      and (later.kind = m.kind and m.kind <> 'booking-message' or (m.kind, later.kind) in (${overtakings})))
  and not exists (
    select from booking_acts called
    where called.booking_uuid = b.uuid and called.kind = 'called' and called.at >= m.created_at)
)`;

/**
 * Whether the office has to call the booker of `b` while its date is to come: seats are offered to whoever has no address,
 * no letter could tell an offer or its earlier end, or the address refused a letter for good, or a booking ended before a
 * letter could ask to confirm it. Whoever cancels needs no letter about it; whom the association cancelled may not have
 * learnt it before an evening that was then moved to come again.
 */
export const isToCall = (now: Date) => sql<boolean>`(
  ${isToCome(now)} and (
    b.state = 'PROPOSEE' and b.email = '' and not exists (
      select from booking_acts called
      where called.booking_uuid = b.uuid and called.kind = 'called' and called.at >= (
        select max(offered.at) from booking_acts offered
        where offered.booking_uuid = b.uuid and offered.kind = 'offered'))
    or exists (
      select from mails m
      where ${isUntold(now)} and (
        m.drop_reason in ('refused', 'evening-begun') and (
          b.state <> 'ANNULEE' or m.kind = 'booking-offer-over' or m.kind = 'booking-cancelled' and exists (
            select from booking_acts act
            where act.booking_uuid = b.uuid and act.kind = 'cancelled' and act.office))
        or m.kind = 'booking-to-confirm' and m.drop_reason = 'offer-over' and exists (
          select from booking_acts act where act.booking_uuid = b.uuid and act.kind = 'offer-over')
        or m.kind in ('booking-offer', 'booking-offer-sooner') and b.state in ('PROPOSEE', 'EN_ATTENTE')))
  )
)`;

/** What the office is told of a booking besides the booking itself. */
type DeskNotes = Pick<Booking, 'unsentMails' | 'toCall'>;

/** The letters about these bookings that nobody read, oldest first, and whom of them to call. */
export async function readDeskNotes(
  database: Kysely<Database>,
  bookingUuids: readonly string[],
): Promise<ReadonlyMap<string, DeskNotes>> {
  const now = await databaseNow(database);
  const uuids = sql`${[...bookingUuids]}::uuid[]`;
  const { rows: unsent } = await sql<Unsent>`
    select b.uuid, m.kind, m.created_at as at, m.drop_reason as reason
    from bookings b join mails m on ${isUntold(now)}
    where b.uuid = any(${uuids}) order by m.created_at, m.uuid`.execute(database);
  const { rows: toCall } = await sql<{ uuid: string }>`
    select b.uuid from bookings b where b.uuid = any(${uuids}) and ${isToCall(now)}`.execute(database);
  const mails = groupBy(unsent, ({ uuid }) => uuid);
  const calls = new Set(toCall.map(({ uuid }) => uuid));
  return new Map(
    bookingUuids.map((uuid) => {
      const unsentMails = mails.get(uuid)?.map(({ kind, at, reason }) => ({
        kind,
        at,
        ...(reason !== null && { reason }),
      }));
      return [uuid, { ...(unsentMails && { unsentMails }), ...(calls.has(uuid) && { toCall: true }) }];
    }),
  );
}

/** Those of these bookings whose bookers the mail server refuses what is written to. */
export async function findRefusedBookers(
  database: Kysely<Database>,
  uuids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly uuid: string }>`
    select b.uuid from bookings b join mails m on ${isUntold(now)}
    where b.uuid = any(${[...uuids]}::uuid[]) and m.drop_reason = 'refused'`.execute(database);
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Whether the office has to call the booker. */
export async function isBookerToCall(
  database: Kysely<Database>,
  bookingUuid: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from bookings b where b.uuid = ${bookingUuid} and ${isToCall(now)}`.execute(database);
  return rows.length > 0;
}
