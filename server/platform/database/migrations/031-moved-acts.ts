import { type Kysely, type Migration, sql } from 'kysely';

/** The history of a booking stores moves of its date: from when, to when. */
export const movedActs: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table booking_acts add moved_from timestamptz, add moved_to timestamptz`.execute(
      database,
    );
  },
};
