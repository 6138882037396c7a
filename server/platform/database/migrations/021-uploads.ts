import { type Kysely, type Migration, sql } from 'kysely';

/** Files uploaded in parts are stored here until they are complete and a record takes them. */
export const uploads: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table uploads (
        uuid uuid primary key,
        owner uuid not null,
        received integer not null check (received >= 0),
        at timestamptz not null
      )`.execute(database);
    await sql`create index uploads_by_owner on uploads (owner, at)`.execute(database);
    await sql`create index uploads_by_time on uploads (at)`.execute(database);
    await sql`
      create table upload_parts (
        upload uuid not null references uploads on delete cascade,
        start integer not null,
        bytes bytea not null,
        primary key (upload, start)
      )`.execute(database);
    // Pictures are compressed already.
    await sql`alter table upload_parts alter bytes set storage external`.execute(database);
  },
};
