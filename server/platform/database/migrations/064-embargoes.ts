import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Interactive images whose pictures have not appeared are hidden until these do; shows that list a play that has not
 * appeared are sent again, without it; and an author of plays is public once one of these is.
 */
export const embargoes: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`select set_config('feed.writing', 'yes', true)`.execute(database);
    await sql`
      with pictured as (
        select a.key, a.scope, a.visible_until, greatest(a.visible_from, (
          select max(p.visible_from) from interactive_images i join images p
            on p.uuid = i.image_uuid or i.zones @> jsonb_build_array(jsonb_build_object('image', p.uuid))
          where i.uuid = a.key and p.deleted_at is null)) as visible_from
        from audience a where a.collection = 'interactive-images'
      ), seen as (
        select 'interactive-images'::text as collection, * from pictured where visible_from > database_clock()
        union all
        select a.collection, a.key, a.scope, a.visible_until, a.visible_from
        from audience a join shows s on s.uuid = a.key
        where a.collection = 'shows' and exists (
          select from jsonb_array_elements(s.pieces) listed join pieces p on p.slug = listed ->> 'slug'
          where p.visible_from > database_clock())
      )
      -- Whose pictures appear once its show is over is seen by nobody.
      select finish_write(array_agg(collection), array_agg(key),
        array_agg(collection) filter (where visible_from < visible_until),
        array_agg(key) filter (where visible_from < visible_until),
        array_agg(scope) filter (where visible_from < visible_until),
        array_agg(visible_from) filter (where visible_from < visible_until),
        array_agg(visible_until) filter (where visible_from < visible_until), null, null)
      from seen having count(*) > 0`.execute(database);
    await sql`
      with told as (
        select a.uuid, (
          select min(p.visible_from) from piece_text_authors t join pieces p on p.uuid = t.piece_uuid
          where t.author_uuid = a.uuid and p.deleted_at is null) as moment
        from piece_authors a
      ), seen as (
        select 'piece-authors'::text as collection, uuid, 'public'::text as scope,
          moment as visible_from, 'infinity'::timestamptz as visible_until
        from told where moment is not null
        union all
        select 'coming-piece-authors', uuid, 'contenu', '-infinity', coalesce(moment, 'infinity')
        from told where moment is null or moment > database_clock()
      ), listed as (
        select array_agg(collection) as collections, array_agg(uuid) as keys, array_agg(scope) as scopes,
          array_agg(visible_from) as starts, array_agg(visible_until) as ends
        from seen
      ), touched as (
        select array_agg('piece-authors'::text) as collections, array_agg(uuid) as keys
        from told having count(*) > 0
      )
      select finish_write(touched.collections, touched.keys,
        listed.collections, listed.keys, listed.scopes, starts, ends, null, null)
      from touched, listed`.execute(database);
  },
};
