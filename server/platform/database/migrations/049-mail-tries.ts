import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Mails are tried from their table, for as long as they are of use. What the queue of jobs still had to try is tried from
 * here; a mail that was handed over long ago and never tried was kept by a site that sends none, and stays so.
 */
export const mailTries: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`
    alter table mails
      add date_uuid uuid,
      add try_after timestamptz,
      add dropped_at timestamptz,
      add drop_reason text,
      add constraint mails_dropped check ((dropped_at is null) = (drop_reason is null))`,
  sql`
    update mails set try_after = database_clock()
    where sent_at is null and text is not null and created_at > database_clock() - interval '8 days'
      and (handed_at is null or attempts > 0
        or handed_at > (select max(handed_at) from mails) - interval '1 hour')`,
  sql`
    update mails set dropped_at = database_clock(), drop_reason = 'too-late', text = null, html = null, link = null
    where sent_at is null and try_after is null and attempts > 0`,
  sql`drop index mails_waiting`,
  sql`alter table mails drop handed_at`,
  sql`create index mails_due on mails (try_after) where try_after is not null`,
  sql`create index mails_sent on mails (sent_at) where sent_at is not null`,
];
