import { type Kysely, type Migration, sql } from 'kysely';

/** A message to a date's holders knows in which states their bookings were. Of those sent before, nobody told. */
export const messageHolders: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table booking_messages add column states text[] not null default '{CONFIRMEE}'`.execute(
      database,
    );
    await sql`alter table booking_messages alter column states drop default`.execute(database);
  },
};
