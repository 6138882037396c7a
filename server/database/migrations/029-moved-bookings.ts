import { type Kysely, type Migration, sql } from 'kysely';

/** Whoever booked is told once that a date has moved, and thanked once; calendars know which entry is the newer one. */
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
