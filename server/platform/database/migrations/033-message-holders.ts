import { type Kysely, type Migration, sql } from 'kysely';

/** A message to a date's bookers stores the states of the bookings that it went to; earlier ones count as confirmed. */
export const messageHolders: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table booking_messages add column states text[] not null default '{CONFIRMEE}'`.execute(
      database,
    );
    await sql`alter table booking_messages alter column states drop default`.execute(database);
  },
};
