import { type Kysely, type Migration, sql } from 'kysely';

/** When whoever uses a session last proved who they are, by password or passkey. */
export const identityProofs: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table session_families add proved_at timestamptz`.execute(database);
  },
};
