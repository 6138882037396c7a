import { type Kysely, type Migration, sql } from 'kysely';

/** The history of a booking names the place, the title and the way of paying before and after they changed. */
export const toldActs: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table booking_acts add words_before text, add words_after text`.execute(database);
  },
};
