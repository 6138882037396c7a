import { type Kysely, type Migration, sql } from 'kysely';
import { fold } from '#common/base/fold';

/** Bookings are found by name and have a history; the office writes to all bookers of a date, and counts what waits. */
export const bookingOffice: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`select set_config('feed.writing', 'yes', true)`.execute(database);
    await sql`
      alter table bookings add name_folded text not null default '', add created_at timestamptz`.execute(
      database,
    );
    await foldNames(database);
    for (const statement of statements) await statement.execute(database);
  },
};

async function foldNames(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ uuid: string; name: string; firstname: string }>`
    select uuid, name, firstname from bookings`.execute(database);
  const folded = rows.map(({ uuid, name, firstname }) => ({ uuid, words: fold(`${firstname} ${name}`) }));
  await sql`
    update bookings set name_folded = f.words, created_at = at
    from json_to_recordset(${JSON.stringify(folded)}::json) as f(uuid uuid, words text)
    where bookings.uuid = f.uuid`.execute(database);
}

const statements = [
  sql`alter table bookings alter name_folded drop default, alter created_at set not null`,
  sql`create index bookings_newest on bookings (created_at desc, uuid desc)`,
  // Folded words are taken as they are: no parser, no dictionary, no language in between.
  sql`
    create index bookings_words on bookings using gin (array_to_tsvector(string_to_array(name_folded, ' ')))`,
  sql`
    create table booking_acts (
      uuid uuid primary key,
      booking_uuid uuid not null references bookings on delete cascade,
      kind text not null,
      at timestamptz not null,
      office boolean not null,
      by_uuid uuid references users on delete set null,
      places_before integer,
      places_after integer,
      reason text
    )`,
  sql`create index booking_acts_booking on booking_acts (booking_uuid, at)`,
  sql`create index booking_acts_by on booking_acts (by_uuid)`,
  sql`
    create table booking_messages (
      uuid uuid primary key,
      date_uuid uuid not null references show_dates on delete cascade,
      at timestamptz not null,
      by_uuid uuid references users on delete set null,
      subject text not null,
      text text not null,
      letters integer not null
    )`,
  sql`create index booking_messages_date on booking_messages (date_uuid, at)`,
  sql`create index booking_messages_by on booking_messages (by_uuid)`,
  sql`
    with told as (
      select array_agg('badges'::text) as collections, array_agg(uuid) as keys,
        array_agg('reservations'::text) as scopes,
        array_agg('-infinity'::timestamptz) as starts, array_agg(date) as ends
      from show_dates
      where date > database_clock() and uuid in (select date_uuid from bookings)
      having count(*) > 0
    )
    select finish_write(collections, keys, collections, keys, scopes, starts, ends, null, null) from told`,
];
