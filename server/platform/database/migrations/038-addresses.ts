import { type Kysely, type Migration, sql } from 'kysely';

/** Addresses are the same if they differ only in the case of letters from A to Z (`database/email-equals`). */
export const addresses: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`drop index users_by_email`.execute(database);
    await sql`create unique index users_by_email on users (lower(email collate "C"))`.execute(database);
    await sql`drop index bookings_email`.execute(database);
    await sql`create index bookings_email on bookings (lower(email collate "C"))`.execute(database);
  },
};
