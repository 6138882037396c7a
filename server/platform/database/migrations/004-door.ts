import { type Kysely, type Migration, sql } from 'kysely';
import { scanTables } from './004-door-scans';

/** Shows and their dates, who may come in, the phones at the door and what they scanned. */
export const door: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [...ticketTables, ...scanTables]) await statement.execute(database);
  },
};

const ticketTables = [
  sql`
    create table price_categories (
      slug text primary key,
      name text not null,
      rank integer not null default 0
    )`,
  sql`
    create table shows (
      uuid uuid primary key,
      slug text not null unique,
      title text not null,
      visible_from timestamptz not null,
      visible_until timestamptz not null,
      location_name text not null,
      location_description text,
      location_link text,
      event_slug text,
      pieces jsonb not null default '[]',
      bookings boolean not null,
      banner_uuid uuid,
      version text not null
    )`,
  sql`
    create table show_prices (
      uuid uuid primary key,
      show_uuid uuid not null references shows on delete cascade,
      category_slug text not null references price_categories,
      price numeric(8, 2) not null check (price >= 0),
      unique (show_uuid, category_slug)
    )`,
  sql`
    create table show_dates (
      uuid uuid primary key,
      show_uuid uuid not null references shows on delete cascade,
      date timestamptz not null,
      closing_date timestamptz not null,
      doors_open_at timestamptz not null,
      doors_close_at timestamptz not null,
      max_places integer not null check (max_places >= 0),
      free_participation boolean not null default false,
      re_entry boolean not null default true,
      pay_at_door boolean not null default true,
      rehearsal boolean not null default false,
      last_ticket_number integer not null default 0
    )`,
  sql`create index show_dates_show on show_dates (show_uuid)`,
  sql`create index show_dates_date on show_dates (date)`,
  sql`
    create table bookings (
      uuid uuid primary key,
      date_uuid uuid not null references show_dates,
      name text not null,
      firstname text not null,
      email text not null,
      phone text,
      state text not null check (state in ('CONFIRMEE', 'EN_ATTENTE', 'PROPOSEE', 'ANNULEE')),
      at timestamptz not null,
      offered_until timestamptz,
      paid_at timestamptz,
      cancelled_at timestamptz check ((cancelled_at is null) = (state <> 'ANNULEE')),
      version text not null
    )`,
  sql`create index bookings_date on bookings (date_uuid)`,
  sql`
    create table booking_seats (
      booking_uuid uuid not null references bookings on delete cascade,
      rank integer not null,
      category_slug text references price_categories,
      count integer not null check (count between 1 and 10),
      primary key (booking_uuid, rank)
    )`,
  sql`
    create table free_tickets (
      uuid uuid primary key,
      date_uuid uuid not null references show_dates,
      owner_uuid uuid not null references users,
      name text not null,
      name_folded text not null,
      state text not null check (state in ('A_GENERER', 'GENERE', 'UTILISE')),
      generated_at timestamptz check ((generated_at is null) = (state = 'A_GENERER')),
      used_at timestamptz check ((used_at is null) = (state <> 'UTILISE')),
      replaced_by uuid,
      cancelled_at timestamptz,
      blocked_at timestamptz,
      ticket_number integer check (ticket_number > 0),
      version text not null,
      unique (date_uuid, ticket_number)
    )`,
  sql`create index free_tickets_owner on free_tickets (owner_uuid)`,
  sql`create index free_tickets_list on free_tickets (date_uuid, name_folded, uuid)`,
  // Folded words are taken as they are: no parser, no dictionary, no language in between.
  sql`
    create index free_tickets_words on free_tickets
    using gin (array_to_tsvector(string_to_array(name_folded, ' ')))`,
];
