import { type Kysely, type Migration, sql } from 'kysely';

/** Which page has held seats, so that they are let go once it is closed, and taken over by the next one. */
export const holdPages: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table booking_holds add page uuid, add granted_until timestamptz`.execute(database);
  },
};
