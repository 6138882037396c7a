import { type Kysely, type Migration, sql } from 'kysely';

/** A mail knows the booking that it tells of: paper is made when it is sent, and it is forgotten with the booker. */
export const bookingMails: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table mails add booking_uuid uuid`.execute(database);
    await sql`create index mails_booking on mails (booking_uuid) where booking_uuid is not null`.execute(
      database,
    );
  },
};
