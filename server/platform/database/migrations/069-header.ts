import type { Kysely, Migration } from 'kysely';

/** The association's notice across the top of every page. Its row is made as the site is prepared, for mirrors to be told. */
export const header: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('header')
      .addColumn('uuid', 'uuid', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('shown', 'boolean', (column) => column.notNull())
      .addColumn('url', 'text')
      .addColumn('version', 'text', (column) => column.notNull())
      .execute();
  },
};
