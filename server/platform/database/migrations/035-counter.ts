import { type Kysely, type Migration, sql } from 'kysely';

/** The counter of a date sells tickets and takes the payment of bookings; its phones receive the prices. */
export const counter: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`alter table show_dates add latecomers_until timestamptz`,
  sql`
    create table ticket_orders (
      uuid uuid primary key,
      date_uuid uuid not null references show_dates,
      booking_uuid uuid references bookings,
      name text,
      total numeric(8, 2) not null check (total >= 0),
      first_number integer not null check (first_number > 0),
      last_number integer not null check (last_number >= first_number),
      state text not null check (state in ('A_PAYER', 'PAYEE', 'REMBOURSEE', 'ANNULEE')),
      means text check (means in ('ESPECES', 'CHEQUE', 'CARTE', 'GRATUIT')),
      at timestamptz not null,
      received_at timestamptz not null,
      by_uuid uuid references users on delete set null,
      ended_at timestamptz check ((ended_at is null) = (state in ('A_PAYER', 'PAYEE'))),
      beyond boolean not null,
      asked text not null,
      version text not null,
      unique (date_uuid, first_number),
      check (means is not null or state in ('A_PAYER', 'ANNULEE'))
    )`,
  sql`create index ticket_orders_list on ticket_orders (at, uuid)`,
  sql`create index ticket_orders_date on ticket_orders (date_uuid, at, uuid)`,
  sql`create index ticket_orders_booking on ticket_orders (booking_uuid) where booking_uuid is not null`,
  sql`create index ticket_orders_seller on ticket_orders (by_uuid)`,
  sql`
    create table ticket_order_seats (
      order_uuid uuid not null references ticket_orders on delete cascade,
      rank integer not null,
      category_slug text references price_categories,
      count integer not null check (count between 1 and 10),
      price numeric(8, 2) not null check (price >= 0),
      primary key (order_uuid, rank)
    )`,
  sql`select set_config('feed.writing', 'yes', true)`,
  // Sends the prices to phones that already hold the date.
  sql`
    with known as (select * from audience where collection = 'door-dates')
    select finish_write(
      array_agg(collection), array_agg(key),
      array_agg(collection), array_agg(key), array_agg(scope), array_agg(visible_from), array_agg(visible_until),
      null, null
    ) from known having count(*) > 0`,
];
