import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../database/schema';
import type { Mark } from './cursor';

/** A rev of the log with its tag. Revs that are not trimmed are consecutive. */
export async function readMark(database: Kysely<Database>, rev: number): Promise<Mark> {
  return database.selectFrom('revs').select(['rev', 'tag']).where('rev', '=', rev).executeTakeFirstOrThrow();
}

/** The newest rev; there is always one. */
export async function readNewestMark(database: Kysely<Database>): Promise<Mark> {
  return database
    .selectFrom('revs')
    .select(['rev', 'tag'])
    .orderBy('rev', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The secret with which cursors are signed. */
export async function readCursorKey(database: Kysely<Database>): Promise<string> {
  const found = await database
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'cursor-key')
    .executeTakeFirst();
  return must(found, 'the key of cursors').value;
}

/** How long a device may stay offline and still resume from its cursor. */
const LOG_DAYS = 90;

/** Deletes old log entries, but never the newest rev. An older cursor is answered with a reset. */
export async function trimLog(database: Kysely<Database>): Promise<void> {
  await sql`
    with old as (
      delete from revs
      where at < database_clock() - make_interval(days => ${LOG_DAYS}) and rev < (select max(rev) from revs)
      returning rev
    )
    delete from change_log using old where change_log.rev = old.rev`.execute(database);
}
