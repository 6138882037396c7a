import { type Kysely, sql } from 'kysely';
import type { Booking } from '#common/contract/tickets/booking';
import type { Database } from '../../platform/database/schema';

/** What the holder of a booking is told of its address. */
type EmailNotes = Pick<Booking, 'isMailSent' | 'canCorrectEmail'>;

interface Found {
  readonly uuid: string;
  readonly is_sent: boolean | null;
  readonly can_correct: boolean;
}

/**
 * Of each of these bookings, whether the last letter about it has left for its address, and whether its holder may still
 * correct that.
 */
export async function readEmailNotes(
  database: Kysely<Database>,
  uuids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, EmailNotes>> {
  const { rows } = await sql<Found>`
    select b.uuid, (${lastLetter}) as is_sent, (${canCorrect(now)}) as can_correct
    from bookings b join show_dates d on d.uuid = b.date_uuid where b.uuid = any(${[...uuids]}::uuid[])`.execute(
    database,
  );
  return new Map(
    rows.map(({ uuid, is_sent, can_correct }) => [
      uuid,
      { ...(is_sent !== null && { isMailSent: is_sent }), ...(can_correct && { canCorrectEmail: true }) },
    ]),
  );
}

/** Null also for a letter that was given up, or that a site without a mail server keeps. */
const lastLetter = sql`
  select case when m.sent_at is not null then true when m.try_after is not null then false end
  from mails m
  where m.booking_uuid = b.uuid and m.recipient = b.email and m.kind not in ('booking-message', 'booking-thanks')
  order by m.created_at desc, m.uuid desc limit 1`;

/** Whoever has got the address right once, or had the office do it, has no reason to give it to somebody else. */
const canCorrect = (now: Date) => sql`
  b.email <> '' and b.state <> 'ANNULEE' and d.date > ${now} and not exists (
    select from booking_acts act where act.booking_uuid = b.uuid and act.kind = 'holder')`;
