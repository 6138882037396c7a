import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The calendar entry of a booking has an identity of its own, since the booking's uuid opens its page. Those that were
 * given out keep theirs: under another one, calendars would show the evening twice.
 */
export const calendarUids: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`select set_config('feed.writing', 'yes', true)`.execute(database);
    await sql`alter table bookings add calendar_uid uuid`.execute(database);
    await sql`update bookings set calendar_uid = uuid`.execute(database);
    await sql`alter table bookings alter calendar_uid set not null`.execute(database);
  },
};
