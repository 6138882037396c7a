import { type Kysely, type Migration, sql } from 'kysely';

/** From which range of networks a visitor booked whose address nobody confirmed, and what proves that it is theirs. */
export const unconfirmedBookings: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table bookings add column network_range text, add column proof text`.execute(database);
    await seatsOfRange.execute(database);
  },
};

const seatsOfRange = sql`
  create function seats_of_range(of_date uuid, of_range text, at_instant timestamptz, except_booking uuid)
    returns integer language plpgsql stable as $$
  begin
    if of_range is null then
      return 0;
    end if;
    return (
      select coalesce(sum(s.count), 0) from bookings b join booking_seats s on s.booking_uuid = b.uuid
      where b.date_uuid = of_date and b.network_range = of_range and b.uuid is distinct from except_booking
        and (b.state = 'CONFIRMEE' or b.state = 'PROPOSEE' and b.offered_until > at_instant));
  end $$`;
