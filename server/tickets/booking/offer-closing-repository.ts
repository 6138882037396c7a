import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { StoredShowDate } from '../../agenda/show/show-repository';
import { readBooking } from './booking-answer';
import { shortenHolds } from './booking-hold-repository';
import { changeBooking } from './booking-repository';
import { notifyBooker } from './notify-booker';
import { readOfferTelling } from './unreached-booker';

/**
 * Offers and held seats of a locked date, whose closing may have been brought forward, end with it at the latest. Whoever
 * was told a later end is told the new one. Once booking has ended, `offerFreedSeats` ends the offers and tells so.
 */
export async function endWithClosing(transaction: WriteTransaction, date: StoredShowDate): Promise<void> {
  const { database, now } = transaction;
  const closing = date.closing_date;
  await shortenHolds(database, date.uuid, closing);
  const offers = await database
    .selectFrom('bookings')
    .select(['uuid', 'proof'])
    .where('date_uuid', '=', date.uuid)
    .where('state', '=', 'PROPOSEE')
    .where('offered_until', '>', closing)
    .orderBy('uuid')
    .execute();
  for (const { uuid, proof } of offers) {
    await changeBooking(transaction, uuid, { offered_until: closing, version: randomVersion() }, date);
    // A letter that has not left yet says the end as it leaves.
    const isTold = closing > now && (await readOfferTelling(database, uuid)).isTold;
    const letter = proof === null ? 'offer-sooner' : 'to-confirm';
    if (isTold) await notifyBooker(transaction, await readBooking(database, uuid), letter, { proof });
  }
}
