import type { Kysely } from 'kysely';
import type { Database } from './schema';
import type { WriteTransaction } from './transaction';

const MARK = 'demo';

/** Whether this database holds the demo association, so that its public passwords may be shown. */
export async function isDemo(database: Kysely<Database>): Promise<boolean> {
  const mark = await database
    .selectFrom('installation')
    .select('name')
    .where('name', '=', MARK)
    .executeTakeFirst();
  return mark !== undefined;
}

/** Marks that this database holds the demo association. */
export async function markDemo(transaction: WriteTransaction): Promise<void> {
  await transaction.database.insertInto('installation').values({ name: MARK, value: 'yes' }).execute();
}
