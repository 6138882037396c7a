import type { Kysely, Migration } from 'kysely';

/** The hours in which people came in before the evening of a date was put off: what offline phones took then is real. */
export const formerDoors: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('show_dates')
      .addColumn('former_doors_open_at', 'timestamptz(3)')
      .addColumn('former_doors_close_at', 'timestamptz(3)')
      .execute();
  },
};
