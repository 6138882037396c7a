import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/schema';
import type { MailTables } from '../database/tables/mail-tables';

/** A mail that leaves the outbox. */
export type HandedMail = Pick<Selectable<MailTables['mails']>, 'uuid' | 'kind' | 'link'>;

const AT_ONCE = 100;

/**
 * Takes mails out of the outbox, oldest first, and gives them to whoever sends; both or neither. Two nodes never take
 * the same one. A mail that waited for more than a day, since nothing could send, is not sent any more, since its
 * links have expired.
 * @returns how many
 */
export async function handOver(
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
