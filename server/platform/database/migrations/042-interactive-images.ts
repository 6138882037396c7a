import { type Kysely, type Migration, sql } from 'kysely';

/** Pictures of shows with zones drawn on them. */
export const interactiveImages: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table interactive_images (
        uuid uuid primary key,
        show_uuid uuid not null references shows,
        title text not null,
        image_uuid uuid not null,
        zones jsonb not null,
        rank integer not null,
        version text not null
      )`.execute(database);
    await sql`create index on interactive_images (show_uuid)`.execute(database);
  },
};
