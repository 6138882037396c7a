import { type Kysely, type Migration, sql } from 'kysely';

/** A mail may carry files that nothing could make any more when it is sent. */
export const mailFiles: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table mails add files jsonb`.execute(database);
  },
};
