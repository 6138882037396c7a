import { type Kysely, type Migration, sql } from 'kysely';

/** The address, the logo, the picture of shared links and the colour of the association. Its miniatures are public. */
export const association: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table settings
        add column address text,
        add column logo uuid references preview_images,
        add column picture uuid references preview_images,
        add column colour text,
        add column version text not null default 'first'`.execute(database);
    await sql`alter table settings alter column version drop default`.execute(database);
    await sql`
      create or replace view shown_miniatures (uuid, visible_from) as
        select preview_image, visible_from from news where deleted_at is null
        union all
        select preview_image, visible_from from pieces where deleted_at is null
        union all
        select preview, visible_from from performance_characters c join pieces p on p.uuid = c.piece_uuid
        where deleted_at is null
        union all
        select logo, 'epoch' from sponsors where visible
        union all
        select logo, 'epoch' from settings
        union all
        select picture, 'epoch' from settings`.execute(database);
  },
};
