import { type Kysely, type Migration, sql } from 'kysely';

/** By which a message that is sent again is recognised; what it says is in its mails alone. */
export const contactMessages: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table contact_messages (
        uuid uuid,
        digest bytea,
        at timestamptz not null,
        primary key (uuid, digest)
      )`.execute(database);
  },
};
