import type { Kysely, Migration } from 'kysely';

/** The whole place of an evening as people were told of it, so that it can be put back as it was. */
export const toldPlaces: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('told_evenings')
      .addColumn('location_link', 'text')
      .addColumn('location_parking', 'text')
      .addColumn('location_access', 'text')
      .execute();
  },
};
