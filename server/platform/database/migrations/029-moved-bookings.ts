import { type Kysely, type Migration, sql } from 'kysely';

/** Bookers are notified once of a moved date, and thanked once; calendars can tell which entry is newer. */
export const movedBookings: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table bookings
        add sequence integer not null default 0,
        add moved_from timestamptz,
        add thanked_at timestamptz`.execute(database);
    await sql`update bookings set sequence = 1 where state = 'ANNULEE'`.execute(database);
    await sql`create index bookings_moved on bookings (uuid) where moved_from is not null`.execute(database);
  },
};
