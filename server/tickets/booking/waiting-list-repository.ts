import { type Kysely, sql } from 'kysely';
import { offerEnds } from '#common/rules/booking';
import { databaseNow } from '../../platform/database/clock';
import { oneByOne } from '../../platform/database/one-by-one';
import type { Database } from '../../platform/database/schema';
import { randomVersion } from '../../platform/database/random-version';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import { readSeatsLeft } from '../../agenda/show/seats-repository';
import { type StoredShowDate, lockDates } from '../../agenda/show/show-repository';
import { readBooking } from './booking-answer';
import { changeBooking } from './booking-repository';
import { hasWaiting } from './booking-room';
import { notifyBooker } from './notify-booker';
import { forgetUnreached, isReachedAgain, readOfferTelling, takeBackOffer } from './unreached-booker';

/**
 * Offers the remaining seats to waiting bookings in the order of the list, skipping those that need more seats than are
 * left, and those whom no letter reaches. Expired offers are ended first. The date must be locked. The end of an offer is
 * counted anew when its letter leaves.
 */
export async function offerFreedSeats(transaction: WriteTransaction, date: StoredShowDate): Promise<void> {
  if (!(await isAnyoneWaiting(transaction.database, date.uuid))) return;
  await endOffers(transaction, date);
  if (transaction.now >= date.closing_date) return;
  await forgetUnreached(transaction, date);
  let left = await readSeatsLeft(transaction, date);
  const offer = {
    state: 'PROPOSEE' as const,
    offered_until: offerEnds(transaction.now, date.closing_date),
  };
  for (const { uuid, seats } of left === 0 ? [] : await findWaiting(transaction.database, date.uuid)) {
    if (seats > left) continue;
    left -= seats;
    await changeBooking(transaction, uuid, { ...offer, version: randomVersion() }, date);
    await notifyBooker(transaction, await readBooking(transaction.database, uuid), 'offer');
  }
}

/**
 * Ends every expired offer and offers its seats to the next in line, and to bookers whom letters reach again. Returns how
 * many ended.
 */
export async function expireOffers(database: Kysely<Database>): Promise<number> {
  const now = await databaseNow(database);
  const { rows: due } = await sql<{ date_uuid: string }>`
    select b.date_uuid from bookings b where b.state = 'PROPOSEE' and b.offered_until <= ${now}
    union
    select b.date_uuid from bookings b join show_dates d on d.uuid = b.date_uuid
    where d.closing_date > ${now} and b.state = 'EN_ATTENTE' and b.unreached_at is not null
      and ${isReachedAgain(now)}`.execute(database);
  return oneByOne(
    due.map(({ date_uuid }) => date_uuid),
    (uuid) =>
      write(database, async (transaction) => {
        const date = (await lockDates(transaction, [uuid])).get(uuid);
        if (date === undefined) return 0;
        const over = await endOffers(transaction, date);
        await offerFreedSeats(transaction, date);
        return over;
      }),
  );
}

async function endOffers(transaction: WriteTransaction, date: StoredShowDate): Promise<number> {
  const over = await transaction.database
    .selectFrom('bookings')
    .select(['uuid', 'proof'])
    .where('date_uuid', '=', date.uuid)
    .where('state', '=', 'PROPOSEE')
    .where('offered_until', '<=', transaction.now)
    .orderBy('uuid')
    .execute();
  for (const { uuid, proof } of over) {
    if (proof !== null) {
      await endBooking(transaction, uuid, date);
      continue;
    }
    const telling = await readOfferTelling(transaction.database, uuid);
    if (telling.isTold) await endOffer(transaction, uuid, date);
    else await takeBackOffer(transaction, uuid, telling.hasAnyLeft ? 'address' : 'outage', date);
  }
  return over.length;
}

async function endOffer(transaction: WriteTransaction, uuid: string, date: StoredShowDate): Promise<void> {
  await endBooking(transaction, uuid, date);
  await notifyBooker(transaction, await readBooking(transaction.database, uuid), 'offer-over');
}

/** Whoever did not confirm an address in time is not written to again: it may be a stranger's. */
async function endBooking(transaction: WriteTransaction, uuid: string, date: StoredShowDate): Promise<void> {
  const ending = { state: 'ANNULEE', cancelled_at: transaction.now, offered_until: null } as const;
  await changeBooking(transaction, uuid, { ...ending, version: randomVersion() }, date);
}

async function isAnyoneWaiting(database: Kysely<Database>, dateUuid: string): Promise<boolean> {
  const { rows } = await sql`
    select from show_dates d where d.uuid = ${dateUuid} and ${hasWaiting}`.execute(database);
  return rows.length > 0;
}

async function findWaiting(database: Kysely<Database>, dateUuid: string) {
  const { rows } = await sql<{ uuid: string; seats: number }>`
    select b.uuid, sum(s.count)::integer as seats
    from bookings b join booking_seats s on s.booking_uuid = b.uuid
    where b.date_uuid = ${dateUuid} and b.state = 'EN_ATTENTE' and b.unreached_at is null
    group by b.uuid order by b.at, b.uuid`.execute(database);
  return rows;
}
