import { type Kysely, type Migration, sql } from 'kysely';

/** Whoever administers partners has all of them on the device, those that are hidden too. */
export const sponsorDesk: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      with told as (
        select 'desk-sponsors'::text as collection, uuid, 'site'::text as scope from sponsors
      ), listed as (
        select array_agg(collection) as collections, array_agg(uuid) as keys, array_agg(scope) as scopes,
          array_agg('-infinity'::timestamptz) as starts, array_agg('infinity'::timestamptz) as ends
        from told having count(*) > 0
      )
      select finish_write(collections, keys, collections, keys, scopes, starts, ends, null, null) from listed`.execute(
      database,
    );
  },
};
