import { type Kysely, type Migration, sql } from 'kysely';

/** A booking stores the price at which it was made; seats are held while a form is filled in. */
export const bookings: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table booking_seats add price numeric(8, 2) not null default 0 check (price >= 0)`.execute(
      database,
    );
    await sql`select set_config('feed.writing', 'yes', true)`.execute(database);
    await sql`
      update booking_seats set price = found.price
      from bookings b, show_dates d, show_prices found
      where b.uuid = booking_uuid and d.uuid = b.date_uuid and found.show_uuid = d.show_uuid
        and found.category_slug = booking_seats.category_slug`.execute(database);
    await sql`alter table booking_seats alter price drop default`.execute(database);
    await sql`
      create table booking_holds (
        uuid uuid primary key,
        date_uuid uuid not null references show_dates on delete cascade,
        places integer not null check (places between 1 and 10),
        network text not null,
        until timestamptz not null
      )`.execute(database);
    await sql`create index booking_holds_date on booking_holds (date_uuid, until)`.execute(database);
    await sql`create index booking_holds_network on booking_holds (network, until)`.execute(database);
    await sql`create index bookings_waiting on bookings (date_uuid, at, uuid) where state = 'EN_ATTENTE'`.execute(
      database,
    );
    await sql`create index bookings_offered on bookings (offered_until) where state = 'PROPOSEE'`.execute(
      database,
    );
  },
};
