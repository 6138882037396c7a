import { type Kysely, type Migration, sql } from 'kysely';

/** A mail names its booking: its attachments are made when it is sent, and it is deleted with the booker's data. */
export const bookingMails: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table mails add booking_uuid uuid`.execute(database);
    await sql`create index mails_booking on mails (booking_uuid) where booking_uuid is not null`.execute(
      database,
    );
  },
};
