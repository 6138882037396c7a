import { type Kysely, sql } from 'kysely';
import { trimLog } from './changes/revs';
import type { Database } from './database/schema';
import type { Log } from './http/log';
import { forgetOldAnswers } from './http/stored-answer';
import { forgetOldSessions } from './session/session-repository';

const EVERY = 3_600_000;

/**
 * Forgets, once an hour and in one node, what nobody can ask for any more: the log of long ago, answers to old keys,
 * sessions and limits that are over.
 * @returns what ends it
 */
export function keepHouse(database: Kysely<Database>, log: Log): () => void {
  const timer = setInterval(() => {
    clearOut(database).catch((error: unknown) => log.warn('housekeeping', { error }));
  }, EVERY);
  return () => clearInterval(timer);
}

/** One round. Another node that is at it makes this one do nothing. */
async function clearOut(database: Kysely<Database>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(7316, 3) as mine`.execute(
      transaction,
    );
    if (rows[0]?.mine !== true) return;
    await trimLog(transaction);
    await forgetOldAnswers(transaction);
    await forgetOldSessions(transaction);
    await transaction
      .deleteFrom('rate_limits')
      .where('until', '<', sql<Date>`database_clock()`)
      .execute();
  });
}
