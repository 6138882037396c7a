import { type Kysely, type Migration, sql } from 'kysely';

/** Why a session ended, for the device that still holds its refresh token. */
export const endedSessions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table ended_sessions (
        refresh_hash bytea primary key,
        reason text not null check (reason in ('closed', 'password', 'blocked', 'theft', 'unused')),
        until timestamptz not null
      )`.execute(database);
    await sql`create index on ended_sessions (until)`.execute(database);
  },
};
