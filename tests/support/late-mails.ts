import { sql } from 'kysely';
import { openForCommand } from '#server/platform/database/open-for-command';

/** Lets the mails that a running server has not sent be three hours old, refused by a mail server that does not answer. */
export async function letMailsBeLate(dataDir: string): Promise<void> {
  const { database, close } = await openForCommand({ databaseUrl: null, dataDir });
  await database
    .updateTable('mails')
    .set({
      created_at: sql<Date>`database_clock() - interval '3 hours'`,
      last_error: 'connect ECONNREFUSED 127.0.0.1:1',
    })
    .where('sent_at', 'is', null)
    .execute()
    .finally(close);
}
