import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import type { Person } from '../../platform/http/handler';

/** A login is a proof, too; renewing a session is none. */
const LASTS = sql`interval '5 minutes'`;

/** Records that whoever uses a session has just proved who they are. */
export async function noteProof(database: Kysely<Database>, { session }: Person): Promise<void> {
  await database
    .updateTable('session_families')
    .set({ proved_at: sql<Date>`database_clock()` })
    .where('uuid', '=', session)
    .execute();
}

/**
 * Throws `not-proved` unless whoever uses a session has proved in the last five minutes who they are: an unattended
 * device must not be enough to delete an account, or what opens it.
 */
export async function requireProof(database: Kysely<Database>, { session }: Person): Promise<void> {
  const proved = await database
    .selectFrom('session_families')
    .select('uuid')
    .where('uuid', '=', session)
    .where(sql<boolean>`greatest(created_at, proved_at) > database_clock() - ${LASTS}`)
    .executeTakeFirst();
  if (proved === undefined) throw new CallError('not-proved');
}
