import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What is taken of a date, and the prices of its show, as functions: PostgreSQL keeps the plans of a function's queries
 * for as long as a connection lives. Planning them anew took three quarters of the time, twice for each booking.
 */
export const bookingFunctions: Migration = {
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
  sql`
    create function prices_of_show(of_show uuid) returns json language plpgsql stable as $$
    begin
      return (
        select coalesce(json_agg(json_build_object(
          'category', json_build_object('slug', c.slug, 'name', c.name), 'price', p.price
        ) order by c.rank, c.slug), '[]')
        from show_prices p join price_categories c on c.slug = p.category_slug where p.show_uuid = of_show);
    end $$`,
];
