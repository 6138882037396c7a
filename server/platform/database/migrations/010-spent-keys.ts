import { type Kysely, type Migration, sql } from 'kysely';

/** Used keys to an account, and demands in the order of their decision. */
export const spentKeys: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table account_tokens add used_at timestamptz`.execute(database);
    await sql`
      create index role_demands_decided on role_demands (decided_at desc nulls last, uuid desc)`.execute(
      database,
    );
  },
};
