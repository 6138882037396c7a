import { type Kysely, type Migration, sql } from 'kysely';

/** A miniature is public from the moment that something public shows it; until then only editors see it. */
export const miniatures: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`create index news_by_miniature on news (preview_image)`.execute(database);
    await sql`create index pieces_by_miniature on pieces (preview_image)`.execute(database);
    await sql`create index characters_by_miniature on performance_characters (preview)`.execute(database);
    await sql`
      create view shown_miniatures (uuid, visible_from) as
        select preview_image, visible_from from news where deleted_at is null
        union all
        select preview_image, visible_from from pieces where deleted_at is null
        union all
        select preview, visible_from from performance_characters c join pieces p on p.uuid = c.piece_uuid
        where deleted_at is null
        union all
        select logo, 'epoch' from sponsors where visible`.execute(database);
    await sql`
      with told as (
        select uuid, (select min(visible_from) from shown_miniatures s where s.uuid = p.uuid) as moment
        from preview_images p
      ), seen as (
        select 'preview-images'::text as collection, uuid, 'public'::text as scope,
          moment as visible_from, 'infinity'::timestamptz as visible_until
        from told where moment is not null
        union all
        select 'coming-preview-images', uuid, 'contenu', '-infinity', coalesce(moment, 'infinity')
        from told where moment is null or moment > database_clock()
      ), listed as (
        select array_agg(collection) as collections, array_agg(uuid) as keys, array_agg(scope) as scopes,
          array_agg(visible_from) as starts, array_agg(visible_until) as ends
        from seen
      ), touched as (
        select array_agg('preview-images'::text) as collections, array_agg(uuid) as keys
        from told having count(*) > 0
      )
      select finish_write(touched.collections, touched.keys,
        listed.collections, listed.keys, listed.scopes, starts, ends, null, null)
      from touched, listed`.execute(database);
  },
};
