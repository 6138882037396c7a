import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What people inside paid for their seats is not to be given back, also where their booking was reduced or cancelled
 * while a phone without a network let all of them in.
 */
export const seatsOfPeopleInside: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  // How many people came in with a booking for the evening of its date, whether or not they went out since.
  sql`
    create function people_inside(of_booking uuid) returns integer language plpgsql stable as $$
    begin
      return coalesce((
        select case when bool_or(s.re_entry)
          -- Nobody goes out who is not in.
          then max(s.present - least(0, s.fewest)) else sum(s.count) filter (where s.kind = 'entry') end
        from (
          select s.*, min(s.present) over (order by s.rank) as fewest
          from (
            select d.re_entry, s.kind, s.count, row_number() over ordered as rank,
              sum(case when s.kind = 'entry' then s.count else -s.count end) over ordered as present
            from bookings b
            join show_dates d on d.uuid = b.date_uuid
            join scans s on s.ticket_uuid = b.ticket_uuid and s.date_uuid = b.date_uuid
            where b.uuid = of_booking and s.counted and s.status = 'accepted' and not s.undone and s.kind <> 'undo'
              -- Earlier ones are of an evening that was put off.
              and s.at >= d.doors_open_at - interval '12 hours'
            window ordered as (order by s.at, s.device_uuid, s.seq, s.key)
          ) as s
        ) as s), 0);
    end $$`,
  // Which of their seats people gave up is not known: each one inside beyond the booking has the dearest.
  sql`
    create or replace function overpaid(of_booking uuid) returns numeric language plpgsql stable as $$
    begin
      return coalesce((
        select greatest(0, paid.total + case when b.office_paid then booked.price else 0 end - case
          when b.state = 'ANNULEE' and inside.people between 1 and booked.seats
            then least(booked.price, inside.people * dearest.price)
          else booked.price + greatest(0, inside.people - booked.seats) * dearest.price end)
        from bookings b join show_dates d on d.uuid = b.date_uuid
        cross join lateral (
          select coalesce(sum(o.total), 0) as total from ticket_orders o
          where o.booking_uuid = b.uuid and o.state = 'PAYEE'
        ) as paid
        cross join lateral (
          select coalesce(sum(s.count * s.price), 0) as price, coalesce(sum(s.count), 0) as seats
          from booking_seats s where s.booking_uuid = b.uuid
        ) as booked
        cross join lateral (
          select coalesce(max(price), 0) as price from (
            select s.price from booking_seats s where s.booking_uuid = b.uuid
            union all
            select p.price from show_prices p where p.show_uuid = d.show_uuid
          ) as prices
        ) as dearest
        cross join lateral (select people_inside(b.uuid) as people) as inside
        where b.uuid = of_booking and not d.free_participation), 0);
    end $$`,
];
