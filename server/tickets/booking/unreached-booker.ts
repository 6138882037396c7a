import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { dropMailsAbout } from '../../platform/mail/mail-repository';
import type { StoredShowDate } from '../../agenda/show/show-repository';
import { changeBooking } from './booking-repository';

/*
 * A booker who could not know of an offer does not lose their place in the waiting list. Until letters reach them again
 * they get no other offer: its seats would be kept for nobody.
 */

/** Whether a booker knows of their offer. */
interface OfferTelling {
  /** Also if no letter was ever to tell it: whoever has no address is called. */
  readonly isTold: boolean;
  /** Whether any mail of the site has left since the offer. */
  readonly hasAnyLeft: boolean;
}

/** Whether a letter has left that tells a booking's offer: the offer itself, or one that repeats it. */
export async function readOfferTelling(database: Kysely<Database>, uuid: string): Promise<OfferTelling> {
  const { rows } = await sql<OfferTelling>`
    select
      exists (
        select from mails m
        where m.booking_uuid = offer.booking_uuid and m.created_at >= offer.created_at and m.sent_at is not null
          and m.kind in ('booking-offer', 'booking-offer-sooner', 'booking-to-confirm', 'booking-changed', 'booking-again',
            'booking-evening', 'booking-moved')) as "isTold",
      exists (select from mails m where m.sent_at >= offer.created_at) as "hasAnyLeft"
    from mails offer where offer.booking_uuid = ${uuid} and offer.kind in ('booking-offer', 'booking-to-confirm')
    order by offer.created_at desc limit 1`.execute(database);
  return rows[0] ?? { isTold: true, hasAnyLeft: true };
}

/** Puts a booking whose offer nobody could tell back in its place in the waiting list, and drops the letter. */
export async function takeBackOffer(
  transaction: WriteTransaction,
  uuid: string,
  why: 'address' | 'outage',
  date: StoredShowDate,
): Promise<void> {
  // What it may have been asked to confirm by is over as well.
  const waiting = { state: 'EN_ATTENTE', offered_until: null, proof: null } as const;
  await changeBooking(transaction, uuid, { ...waiting, version: randomVersion() }, date);
  // An address that was corrected since may be reached.
  await sql`
    update bookings b set unreached_at = ${transaction.now}, unreached_cause = ${why}
    where b.uuid = ${uuid} and exists (
      select from mails m where m.booking_uuid = b.uuid and m.recipient = b.email)`.execute(
    transaction.database,
  );
  await dropMailsAbout(transaction, uuid, 'booking-offer', 'offer-over');
}

/**
 * Whether letters reach the marked booking `b` again: one has left for its address, or for anyone after none could leave.
 * Where no mail is written meanwhile, the next offer shows it, twelve hours later.
 */
export const isReachedAgain = (now: Date) => sql<boolean>`(
  exists (select from mails m where m.sent_at > b.unreached_at and (b.unreached_cause = 'outage' or m.recipient = b.email))
  or b.unreached_cause = 'outage' and b.unreached_at <= ${now}::timestamptz - interval '12 hours'
)`;

/** Removes the marks of a date's bookings whom letters reach again. */
export async function forgetUnreached(
  { database, now }: WriteTransaction,
  date: Pick<StoredShowDate, 'uuid'>,
): Promise<void> {
  await sql`
    update bookings b set unreached_at = null, unreached_cause = null
    where b.date_uuid = ${date.uuid} and b.unreached_at is not null and ${isReachedAgain(now)}`.execute(
    database,
  );
}
