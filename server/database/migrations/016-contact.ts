import { type Kysely, type Migration, sql } from 'kysely';

/** A mail may ask that its answer go to somebody else than who sent it. */
export const contact: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table mails add reply_to text`.execute(database);
  },
};
