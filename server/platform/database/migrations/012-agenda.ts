import { type Kysely, type Migration, sql } from 'kysely';

/** What takes place and is not booked here. */
export const agenda: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table events (
        uuid uuid primary key,
        slug text not null unique,
        title text not null,
        location_name text not null,
        location_description text,
        location_link text,
        visible_from timestamptz not null,
        visible_until timestamptz not null,
        version text not null,
        check (visible_from < visible_until)
      )`.execute(database);
    await sql`create index events_visible on events (visible_until)`.execute(database);
    await sql`
      create table event_dates (
        uuid uuid primary key,
        event_uuid uuid not null references events on delete cascade,
        date timestamptz not null
      )`.execute(database);
    await sql`create index event_dates_event on event_dates (event_uuid)`.execute(database);
  },
};
