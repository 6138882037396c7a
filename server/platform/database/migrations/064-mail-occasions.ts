import { type Kysely, type Migration, sql } from 'kysely';

/** A mail keeps what its letter is written anew from as it leaves. */
export const mailOccasions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table mails add occasion jsonb`.execute(database);
  },
};
