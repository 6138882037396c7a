import { type Kysely, type Migration, sql } from 'kysely';

/** Mirrors receive the number of seats left of coming dates. */
export const seatsLeft: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      with told as (
        select d.uuid, s.visible_from, least(s.visible_until, d.date) as visible_until
        from show_dates d join shows s on s.uuid = d.show_uuid
        where not d.rehearsal and s.visible_from < least(s.visible_until, d.date)
      ), listed as (
        select array_agg('seats-left'::text) as collections, array_agg(uuid) as keys, array_agg('public'::text) as scopes,
          array_agg(visible_from) as starts, array_agg(visible_until) as ends
        from told having count(*) > 0
      )
      select finish_write(collections, keys, collections, keys, scopes, starts, ends, null, null) from listed`.execute(
      database,
    );
  },
};
