import { type Kysely, type Migration, sql } from 'kysely';

/** Partners of the association. */
export const sponsors: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table sponsors (
        uuid uuid primary key,
        slug text not null unique,
        name text not null,
        description text not null,
        link text,
        logo uuid references preview_images,
        rank integer not null,
        visible boolean not null,
        version text not null
      )`.execute(database);
    await sql`create index sponsors_logo on sponsors (logo)`.execute(database);
  },
};
