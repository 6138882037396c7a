import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What is taken of a date, as functions: PostgreSQL keeps the plans of a function's queries for as long as a connection
 * lives. Planning them took five times as long as running them, twice for each booking.
 */
export const seatsTaken: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of functions) await statement.execute(database);
  },
};

const functions = [
  // The payment of a booking takes no seat.
  sql`
    create function sold_seats(of_date uuid) returns integer language plpgsql stable as $$
    begin
      return (
        select coalesce(sum(s.count), 0) from ticket_orders o join ticket_order_seats s on s.order_uuid = o.uuid
        where o.date_uuid = of_date and o.booking_uuid is null and o.state in ('A_PAYER', 'PAYEE'));
    end $$`,
  sql`
    create function booked_seats(of_date uuid) returns integer language plpgsql stable as $$
    begin
      return (
        select coalesce(sum(s.count), 0) from bookings b join booking_seats s on s.booking_uuid = b.uuid
        where b.date_uuid = of_date and b.state = 'CONFIRMEE'
      ) + (
        select count(*) from free_tickets f
        where f.date_uuid = of_date and f.state <> 'A_GENERER' and f.cancelled_at is null and f.replaced_by is null
      ) + sold_seats(of_date);
    end $$`,
  sql`
    create function seats_taken(
      of_date uuid, except_hold uuid, out booked integer, out offered integer, out held integer
    ) language plpgsql stable as $$
    begin
      booked := booked_seats(of_date);
      offered := (
        select coalesce(sum(s.count), 0) from bookings b join booking_seats s on s.booking_uuid = b.uuid
        where b.date_uuid = of_date and b.state = 'PROPOSEE' and b.offered_until > database_clock());
      held := (
        select coalesce(sum(h.places), 0) from booking_holds h
        where h.date_uuid = of_date and h.until > database_clock() and h.uuid is distinct from except_hold);
    end $$`,
];
