import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../database/schema';
import type { Mark } from './cursor';

/** A rev of the log with its tag. Revs that are not trimmed leave no gap. */
export async function readMark(database: Kysely<Database>, rev: number): Promise<Mark> {
  return database.selectFrom('revs').select(['rev', 'tag']).where('rev', '=', rev).executeTakeFirstOrThrow();
}

/** The newest rev; there always is one. */
export async function readNewestMark(database: Kysely<Database>): Promise<Mark> {
  return database
    .selectFrom('revs')
    .select(['rev', 'tag'])
    .orderBy('rev', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The secret that signs cursors. */
export async function readCursorKey(database: Kysely<Database>): Promise<string> {
  const found = await database
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'cursor-key')
    .executeTakeFirst();
  return must(found, 'the key of cursors').value;
}

/** How long a device may stay away and still go on from where it was. */
const LOG_DAYS = 90;

/** Deletes old entries of the log, but never the newest rev. A cursor older than that is answered by a reset. */
export async function trimLog(database: Kysely<Database>): Promise<void> {
  await sql`
    with old as (
      delete from revs
      where at < database_clock() - make_interval(days => ${LOG_DAYS}) and rev < (select max(rev) from revs)
      returning rev
    )
    delete from change_log using old where change_log.rev = old.rev`.execute(database);
}
