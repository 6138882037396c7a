import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/database/schema';
import { keepSiteUrl } from '#server/platform/mail/sender-repository';
import { mirroredTables } from '#server/platform/feed/mirrored-tables';

/** Gives a migrated database what only tests have: a clock that can be set, and a guard on mirrored tables. */
export async function prepareForTests(database: Kysely<Database>): Promise<void> {
  await sql`create table test_clock (now timestamptz)`.execute(database);
  await sql`insert into test_clock values (null)`.execute(database);
  await sql`
    create or replace function database_clock() returns timestamptz language sql volatile as
      'select coalesce((select now from test_clock), clock_timestamp())'`.execute(database);
  await sql`
    create function refuse_bypass() returns trigger language plpgsql as $$
    begin
      if current_setting('feed.writing', true) is distinct from 'yes' then
        raise exception 'table % is mirrored: change it through write()', tg_table_name;
      end if;
      return null;
    end $$`.execute(database);
  await keepSiteUrl(database, 'http://localhost:8080');
  for (const table of mirroredTables) {
    await sql`
      create trigger refuse_bypass after insert or update or delete on ${sql.table(table)}
      for each statement execute function refuse_bypass()`.execute(database);
  }
}
