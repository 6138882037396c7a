import { type Kysely, type Migration, sql } from 'kysely';

/** A mail may have a reply address other than its sender's. */
export const contact: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table mails add reply_to text`.execute(database);
  },
};
