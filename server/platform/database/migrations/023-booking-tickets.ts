import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The door knows a booking by a ticket of its own, so that no code holds what opens the booking's page. Scans follow, and
 * phones are told: the row that they had is gone, another is there.
 */
export const bookingTickets: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`select set_config('feed.writing', 'yes', true)`,
  sql`alter table bookings add ticket_uuid uuid not null unique default gen_random_uuid()`,
  sql`alter table bookings alter ticket_uuid drop default`,
  sql`update scans set ticket_uuid = b.ticket_uuid from bookings b where scans.ticket_uuid = b.uuid`,
  sql`
    with moved (collection, was, is_now, scope, visible_from, visible_until) as (
      select a.collection, a.key, b.ticket_uuid, a.scope, a.visible_from, a.visible_until
      from audience a join bookings b on b.uuid = a.key
      where a.collection = 'door-tickets'
      union all
      select a.collection, a.key, a.key, a.scope, a.visible_from, a.visible_until
      from audience a join scans s on s.key = a.key join bookings b on b.ticket_uuid = s.ticket_uuid
      where a.collection = 'door-scans'
    )
    select finish_write(
      array_agg(collection) || array_agg(collection), array_agg(was) || array_agg(is_now),
      array_agg(collection), array_agg(is_now), array_agg(scope), array_agg(visible_from), array_agg(visible_until),
      null, null
    ) from moved having count(*) > 0`,
];
