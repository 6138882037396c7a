import { type Kysely, type Migration, type QueryExecutorProvider, sql } from 'kysely';

/**
 * Money that the door takes becomes an order with numbers and means, as at the counter; and a booking says whether the
 * office itself was paid, so that money taken twice shows. What the door had taken so far was cash.
 */
export const moneyAtTheDoor: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of tables) await statement.execute(database);
    await keepMoneyOfBefore(database);
  },
};

/** Makes orders of the money that the door has taken so far, and tells the office's payments from those of the counter. */
export async function keepMoneyOfBefore(database: QueryExecutorProvider): Promise<void> {
  for (const statement of former) await statement.execute(database);
}

const tables = [
  sql`alter table scans add means text check (means in ('ESPECES', 'CHEQUE', 'CARTE')), add amount numeric(8, 2)`,
  sql`alter table ticket_orders add scan_key uuid unique`,
  sql`alter table bookings add office_paid boolean not null default false`,
  // What was paid for a booking beyond its price, in euros. With free participation people pay what they want.
  sql`
    create function overpaid(of_booking uuid) returns numeric language plpgsql stable as $$
    begin
      return coalesce((
        select greatest(0, paid.total - case when b.office_paid then 0 else price.total end)
        from bookings b join show_dates d on d.uuid = b.date_uuid
        cross join lateral (
          select coalesce(sum(o.total), 0) as total from ticket_orders o
          where o.booking_uuid = b.uuid and o.state = 'PAYEE'
        ) as paid
        cross join lateral (
          select coalesce(sum(s.count * s.price), 0) as total from booking_seats s where s.booking_uuid = b.uuid
        ) as price
        where b.uuid = of_booking and not d.free_participation), 0);
    end $$`,
];

/** The entry that brought the money for a ticket: the first one that counts. */
const firstPaid = sql`
  select distinct on (ticket_uuid) key, ticket_uuid, date_uuid, at, received_at, by_uuid from scans
  where paid and counted and kind = 'entry' and status = 'accepted' and not undone
  order by ticket_uuid, at, key`;

const former = [
  sql`select set_config('feed.writing', 'yes', true)`,
  sql`
    update bookings b set office_paid = true
    where paid_at is not null
      and not exists (select from ticket_orders o where o.booking_uuid = b.uuid and o.state = 'PAYEE')`,
  sql`
    update ticket_orders o set state = 'PAYEE', means = 'ESPECES', scan_key = s.key
    from (${firstPaid}) as s where s.ticket_uuid = o.uuid and o.booking_uuid is null and o.state = 'A_PAYER'`,
  sql`
    with taken as (
      select s.*, b.uuid as booking_uuid, seats.count, seats.price,
        d.last_ticket_number + sum(seats.count) over (partition by s.date_uuid order by s.at, s.key) as last
      from (${firstPaid}) as s
      join bookings b on b.ticket_uuid = s.ticket_uuid and b.paid_at is null
      join show_dates d on d.uuid = s.date_uuid
      cross join lateral (
        select sum(x.count) as count, sum(x.count * x.price) as price from booking_seats x
        where x.booking_uuid = b.uuid
      ) as seats
      where seats.price > 0
    ), orders as (
      insert into ticket_orders (
        uuid, date_uuid, booking_uuid, total, first_number, last_number, state, means, at, received_at, by_uuid, beyond,
        asked, version, scan_key)
      select key, date_uuid, booking_uuid, price, last - count + 1, last, 'PAYEE', 'ESPECES', at, received_at, by_uuid,
        false, '', key::text, key
      from taken
    ), seats as (
      insert into ticket_order_seats (order_uuid, rank, category_slug, count, price)
      select t.key, x.rank, x.category_slug, x.count, x.price
      from taken t join booking_seats x on x.booking_uuid = t.booking_uuid
    ), numbered as (
      update show_dates d set last_ticket_number = n.last
      from (select date_uuid, max(last) as last from taken group by date_uuid) as n where n.date_uuid = d.uuid
    )
    update bookings b set paid_at = t.received_at, version = t.key::text
    from taken t where t.booking_uuid = b.uuid`,
  sql`update scans set means = 'ESPECES' where key in (select scan_key from ticket_orders)`,
  // Sends the new orders to the phones that hold their tickets.
  sql`
    with sent as (
      select 'ticket-orders' as collection, o.uuid as key, a.scope, a.visible_from, a.visible_until
      from ticket_orders o left join bookings b on b.uuid = o.booking_uuid
      join audience a on a.collection = 'door-tickets' and a.key = coalesce(b.ticket_uuid, o.uuid)
      where o.scan_key is not null
    )
    select finish_write(
      array_agg(collection), array_agg(key),
      array_agg(collection), array_agg(key), array_agg(scope), array_agg(visible_from), array_agg(visible_until),
      null, null
    ) from sent having count(*) > 0`,
];
