import { type Kysely, sql } from 'kysely';
import type { ContactMessage } from '#common/contract/site/contact';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { payloadHash } from '../../platform/http/stored-answer';

/**
 * Records a message; returns whether it is new. A device deletes a visitor's message once it was sent: a page that did
 * not learn that it was saved then sends it again under another key, with the same uuid. What was changed meanwhile is
 * new, so that nothing that a visitor wrote is lost.
 */
export async function recordMessage(
  { database, now }: WriteTransaction,
  { uuid, name, email, message }: ContactMessage,
): Promise<boolean> {
  // Devices may hold messages that were saved before they had a uuid.
  if (uuid === undefined) return true;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('contact_messages')
    .values({ uuid, digest: payloadHash(name, email, message), at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** As long as a write may wait on a device. */
const KEPT_DAYS = 90;

/** Deletes the records of old messages. Returns how many. */
export async function deleteOldMessages(database: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('contact_messages')
    .where('at', '<', sql<Date>`database_clock() - make_interval(days => ${KEPT_DAYS})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
