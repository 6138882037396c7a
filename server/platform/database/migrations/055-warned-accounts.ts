import { type Kysely, type Migration, sql } from 'kysely';

/** An account counts as warned once its warning has left, not as it is written. */
export const warnedAccounts: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`select set_config('feed.writing', 'yes', true)`.execute(database);
    await sql`
      update users set warned_at = null
      where not is_activated and warned_at is not null
        and exists (
          select from mails where user_uuid = users.uuid and kind = 'deletion-coming' and sent_at is null
            and (try_after is not null or dropped_at is not null and drop_reason <> 'refused'))
        and not exists (
          select from mails where user_uuid = users.uuid and kind = 'deletion-coming' and sent_at is not null)`.execute(
      database,
    );
  },
};
