import { sql } from 'kysely';

/** The phones at the door and what they scanned, the keys that sign tickets, how far an import has come. */
export const scanTables = [
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
  // A ticket or a date may be unknown here (a restored database): the scan is stored all the same.
  // 'counted' scans take part in their ticket's journal; the others were refused for the ticket's state at receipt.
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
  // The number of rows, maintained by triggers, so that the total of a long list needs no count.
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
