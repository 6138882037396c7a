import { type Kysely, type Migration, sql } from 'kysely';

/** Those who write shows and events have all of them on the device, with the price categories. */
export const agendaDesk: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table price_categories add uuid uuid not null unique default gen_random_uuid()`.execute(
      database,
    );
    await sql`
      with told as (
        select 'price-categories'::text as collection, uuid, 'secretariat'::text as scope from price_categories
        union all
        select 'desk-shows', uuid, 'secretariat' from shows s
        where not exists (select from show_dates where show_uuid = s.uuid and rehearsal)
          or exists (select from show_dates where show_uuid = s.uuid and not rehearsal)
        union all
        select 'desk-events', uuid, 'site' from events
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
