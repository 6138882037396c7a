import { type Kysely, type Migration, sql } from 'kysely';

/** What each of many calls at once does first costs one look at the database, and waits for no disk. */
export const rush: Migration = {
  async up(database: Kysely<unknown>) {
    // A crash of the database forgets the counts of tries, and nobody can make it crash by trying.
    await sql`alter table rate_limits set unlogged`.execute(database);
    // Whether the key is new. A twin that holds it is waited for, and for nothing else that the transaction locks later.
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
