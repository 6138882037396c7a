import { type Kysely, type Migration, sql } from 'kysely';

/** Whoever booked is reminded once. */
export const bookingReminders: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table bookings add reminded_at timestamptz`.execute(database);
  },
};
