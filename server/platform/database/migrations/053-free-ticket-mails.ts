import { type Kysely, type Migration, sql } from 'kysely';

/** A mail names its free ticket: the ticket and its calendar entry are attached as they are when it is sent. */
export const freeTicketMails: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table mails add free_ticket_uuid uuid`.execute(database);
  },
};
