import { type Kysely, type Migration, sql } from 'kysely';

/** What a person booked is found by their address. */
export const bookers: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`create index bookings_email on bookings (lower(email))`.execute(database);
  },
};
