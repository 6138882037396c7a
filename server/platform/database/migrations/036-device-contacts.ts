import { type Kysely, type Migration, sql } from 'kysely';

/** The last report of each phone at the door, in a table of its own, since no mirror holds it. */
export const deviceContacts: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table device_contacts (
        device_uuid uuid primary key references devices on delete cascade,
        at timestamptz not null,
        mirrored_at timestamptz,
        waiting integer not null check (waiting >= 0)
      )`.execute(database);
  },
};
