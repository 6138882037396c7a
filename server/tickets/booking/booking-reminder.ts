import { type Kysely, sql } from 'kysely';
import { databaseNow } from '../../platform/database/clock';
import { oneByOne } from '../../platform/database/one-by-one';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { readBooking } from './booking-answer';
import { notifyBooker } from './notify-booker';

/**
 * Reminds the bookers of tomorrow's dates (Paris time), once each, but not those who booked it or changed to it since ten
 * o'clock: they have just been sent their ticket; nor yet those who are about to be told that their evening changes. Returns how many
 * bookings were reminded.
 */
export async function remindBookers(database: Kysely<Database>): Promise<number> {
  const now = await databaseNow(database);
  const { rows } = await sql<{ uuid: string }>`
    with today as (
      select ((${now}::timestamptz at time zone 'Europe/Paris')::date + time '10:00') at time zone 'Europe/Paris' as ten
    )
    select b.uuid from today, bookings b join show_dates d on d.uuid = b.date_uuid
    where b.state = 'CONFIRMEE' and b.reminded_at is null and b.email <> ''
      and not exists (select from told_evenings where booking_uuid = b.uuid)
      and (d.date at time zone 'Europe/Paris')::date = (${now}::timestamptz at time zone 'Europe/Paris')::date + 1
      and b.at < today.ten
      and not exists (
        select from booking_acts where booking_uuid = b.uuid and kind = 'other-date' and at >= today.ten
      )
    order by d.date, b.uuid`.execute(database);
  // One transaction each, so that a concurrent booking never waits for all of them.
  return oneByOne(
    rows.map(({ uuid }) => uuid),
    (uuid) => remind(database, uuid),
  );
}

function remind(database: Kysely<Database>, uuid: string): Promise<boolean> {
  return write(database, async (transaction) => {
    const still = await transaction.database
      .updateTable('bookings')
      .set({ reminded_at: transaction.now })
      .where('uuid', '=', uuid)
      .where('state', '=', 'CONFIRMEE')
      .where('reminded_at', 'is', null)
      .returning('uuid')
      .executeTakeFirst();
    if (still === undefined) return false;
    await notifyBooker(transaction, await readBooking(transaction.database, uuid), 'reminder');
    return true;
  });
}
