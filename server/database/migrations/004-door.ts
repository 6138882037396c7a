import { type Kysely, type Migration, sql } from 'kysely';

/** Shows and their dates, who may come in, the phones at the door and what they scanned. */
export const door: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
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
  sql`
    create table devices (
      uuid uuid primary key,
      name text not null,
      key_hash bytea unique,
      armed_by uuid,
      armed_at timestamptz not null,
      expires_at timestamptz not null,
      disarmed_at timestamptz
    )`,
  // A ticket may be unknown here (a restored database) and a date too: what was scanned is kept all the same.
  // 'counted' scans take part in their ticket's journal; the others were refused for what the ticket was at receipt.
  sql`
    create table scans (
      key uuid primary key,
      ticket_uuid uuid,
      date_uuid uuid not null,
      device_uuid uuid not null,
      seq integer not null,
      at timestamptz not null,
      received_at timestamptz not null,
      by_uuid uuid,
      supervisor boolean not null,
      kind text not null check (kind in ('entry', 'exit', 'undo')),
      count integer not null check (count between 1 and 10),
      seats integer not null,
      undoes uuid,
      paid boolean not null,
      owed boolean not null,
      counted boolean not null,
      undone boolean not null,
      status text not null check (status in ('accepted', 'duplicate', 'refused')),
      verdict text not null,
      mark text check (mark in ('device-unknown', 'device-over', 'role-lost'))
    )`,
  sql`create index scans_ticket on scans (ticket_uuid, date_uuid)`,
  sql`create index scans_date on scans (date_uuid, at)`,
  sql`create index scans_device on scans (device_uuid, at)`,
  sql`create index scans_at on scans (at)`,
  sql`create index scans_undo_alone on scans (undoes) where kind = 'undo' and ticket_uuid is null`,
  // How many rows there are, kept by triggers: the total of a long list costs no count.
  sql`
    create table tallies (
      name text primary key,
      total bigint not null
    )`,
  sql`
    insert into tallies values
      ('scans', 0), ('free_tickets A_GENERER', 0), ('free_tickets GENERE', 0), ('free_tickets UTILISE', 0)`,
  sql`
    create function tally_scans() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update tallies set total = total + (select count(*) from added) where name = 'scans';
      else
        update tallies set total = total - (select count(*) from gone) where name = 'scans';
      end if;
      return null;
    end $$`,
  sql`
    create trigger tally_added after insert on scans referencing new table as added
    for each statement execute function tally_scans()`,
  sql`
    create trigger tally_gone after delete on scans referencing old table as gone
    for each statement execute function tally_scans()`,
  sql`
    create function tally_free_tickets() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update tallies set total = total - left_state.count
        from (select state, count(*) from gone group by state) as left_state
        where name = 'free_tickets ' || left_state.state;
      end if;
      if tg_op <> 'DELETE' then
        update tallies set total = total + entered.count
        from (select state, count(*) from added group by state) as entered
        where name = 'free_tickets ' || entered.state;
      end if;
      return null;
    end $$`,
  sql`
    create trigger tally_added after insert on free_tickets referencing new table as added
    for each statement execute function tally_free_tickets()`,
  sql`
    create trigger tally_changed after update on free_tickets referencing old table as gone new table as added
    for each statement execute function tally_free_tickets()`,
  sql`
    create trigger tally_gone after delete on free_tickets referencing old table as gone
    for each statement execute function tally_free_tickets()`,
  sql`
    create table ticket_keys (
      uuid uuid primary key,
      kid text not null unique,
      public_x text not null,
      public_y text not null,
      private_key text not null,
      created_at timestamptz not null
    )`,
  sql`
    create table import_progress (
      file_hash text primary key,
      file text not null,
      bytes bigint not null,
      lines integer not null,
      added integer not null,
      present integer not null,
      refused integer not null,
      finished boolean not null
    )`,
  sql`
    create table import_refusals (
      file_hash text not null references import_progress on delete cascade,
      line integer not null,
      reason text not null,
      primary key (file_hash, line)
    )`,
];
