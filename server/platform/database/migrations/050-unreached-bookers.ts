import { type Kysely, type Migration, sql } from 'kysely';

/** Whoever could not be told of an offer keeps their place in the waiting list, marked with why no letter left. */
export const unreachedBookers: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table bookings
        add unreached_at timestamptz,
        add unreached_cause text check (unreached_cause in ('address', 'outage')),
        add constraint bookings_unreached check ((unreached_at is null) = (unreached_cause is null))`.execute(
      database,
    );
    await sql`create index bookings_unreached on bookings (date_uuid) where unreached_at is not null`.execute(
      database,
    );
  },
};
