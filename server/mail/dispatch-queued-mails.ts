import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/schema';
import type { MailTables } from '../database/tables/mail-tables';

/** A mail taken out of the outbox. */
export type HandedMail = Pick<Selectable<MailTables['mails']>, 'uuid' | 'kind' | 'link'>;

const AT_ONCE = 100;

/**
 * Takes mails out of the outbox, oldest first, and passes them to `give`, in one transaction. Two nodes never take the
 * same mail. A mail that could not be sent for more than a day is no longer sent: its links have expired.
 * @returns the number of mails
 */
export async function dispatchQueuedMails(
  database: Kysely<Database>,
  give: (mails: readonly HandedMail[], transaction: Kysely<Database>) => Promise<void>,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const mails = await transaction
      .updateTable('mails')
      .set({ handed_at: sql<Date>`database_clock()` })
      .where('uuid', 'in', (from) =>
        from
          .selectFrom('mails')
          .select('uuid')
          .where('handed_at', 'is', null)
          .where('created_at', '>', sql<Date>`database_clock() - interval '1 day'`)
          .orderBy('created_at')
          .limit(AT_ONCE)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['uuid', 'kind', 'link'])
      .execute();
    if (mails.length > 0) await give(mails, transaction);
    return mails.length;
  });
}
