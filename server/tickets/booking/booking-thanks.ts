import { type Kysely, sql } from 'kysely';
import { plainText } from '#common/contract/fields/rich-text-check';
import { THANKS } from '#common/rules/mail-variables';
import { findAboutText } from '../../content/about-text/about-text-repository';
import { databaseNow } from '../../platform/database/clock';
import { oneByOne } from '../../platform/database/one-by-one';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { readBooking } from './booking-answer';
import { notifyBooker } from './notify-booker';

/**
 * Thanks everyone who had seats yesterday (Paris time), once, in the association's own text; without such a text
 * nothing is sent. Returns how many letters were sent.
 */
export async function thankBookers(database: Kysely<Database>): Promise<number> {
  const text = await findAboutText(database, THANKS);
  if (text === undefined || plainText(text.content).trim() === '') return 0;
  const now = await databaseNow(database);
  const { rows } = await sql<{ uuid: string }>`
    select b.uuid from bookings b join show_dates d on d.uuid = b.date_uuid
    where b.state = 'CONFIRMEE' and b.thanked_at is null and b.email <> ''
      and (d.date at time zone 'Europe/Paris')::date = (${now}::timestamptz at time zone 'Europe/Paris')::date - 1
    order by d.date, b.uuid`.execute(database);
  return oneByOne(
    rows.map(({ uuid }) => uuid),
    (uuid) => thank(database, uuid),
  );
}

function thank(database: Kysely<Database>, uuid: string): Promise<boolean> {
  return write(database, async (transaction) => {
    const still = await transaction.database
      .updateTable('bookings')
      .set({ thanked_at: transaction.now })
      .where('uuid', '=', uuid)
      .where('state', '=', 'CONFIRMEE')
      .where('thanked_at', 'is', null)
      .returning('uuid')
      .executeTakeFirst();
    if (still === undefined) return false;
    await notifyBooker(transaction, await readBooking(transaction.database, uuid), 'thanks');
    return true;
  });
}
