import { type Kysely, type Migration, sql } from 'kysely';

/** The first steps of each of many concurrent calls cost one query, and wait for no disk. */
export const rush: Migration = {
  async up(database: Kysely<unknown>) {
    // A crash of the database loses the counts of attempts, and attempts cannot make it crash.
    await sql`alter table rate_limits set unlogged`.execute(database);
    // Whether the key is new. Waits for a concurrent call with the same key, but not for locks that it takes later.
    await sql`
      create function take_key(key_owner text, taken_key uuid, key_call text, key_payload bytea) returns boolean
      language plpgsql set lock_timeout = '5s' as $$
      begin
        insert into stored_answers (owner, key, call, payload)
        values (key_owner, taken_key, key_call, key_payload)
        on conflict (owner, key) do nothing;
        return found;
      end $$`.execute(database);
  },
};
