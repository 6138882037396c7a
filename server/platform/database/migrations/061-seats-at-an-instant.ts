import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What is taken of a date is counted at the instant that the caller judges at. The function read the clock itself, once
 * for offers and once for holds: in the last moment of an offer its seats were free, and the booker's own.
 */
export const seatsAtAnInstant: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`drop function seats_taken(uuid, uuid)`,
  sql`
    create function seats_taken(
      of_date uuid, at_instant timestamptz, except_hold uuid, out booked integer, out offered integer, out held integer
    ) language plpgsql stable as $$
    begin
      booked := booked_seats(of_date);
      offered := (
        select coalesce(sum(s.count), 0) from bookings b join booking_seats s on s.booking_uuid = b.uuid
        where b.date_uuid = of_date and b.state = 'PROPOSEE' and b.offered_until > at_instant);
      held := (
        select coalesce(sum(h.places), 0) from booking_holds h
        where h.date_uuid = of_date and h.until > at_instant and h.uuid is distinct from except_hold);
    end $$`,
];
