import { type Kysely, type RawBuilder, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import { FREE_PARTICIPATION, orderName } from '#common/rules/ticket-order';
import type { Database } from '../../platform/database/schema';

/**
 * Rows of collection `door-tickets`: free tickets, bookings that are or were confirmed, sales of the counter; without
 * mail addresses and phone numbers. Until it is paid, a booking owes its seats at the prices of the day it was made, and
 * a sale its total.
 */
export async function readDoorTickets(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, DoorTicketRow>> {
  const wanted = sql`any(${[...keys]}::uuid[])`;
  const { rows } = await sql<StoredRow>`
    select uuid, date_uuid, 'free' as kind, name, 1 as seats,
      '[{"name": "Invitation", "count": 1}]'::json as categories, null::text as request,
      state <> 'A_GENERER' as generated,
      0::numeric as due, 0::numeric as overpaid, replaced_by, cancelled_at, blocked_at,
      null::integer as first_number
    from free_tickets where uuid = ${wanted}
    union all
    select b.ticket_uuid, b.date_uuid, 'booking', trim(b.firstname || ' ' || b.name), seats.total,
      seats.categories, case when b.state = 'CONFIRMEE' then b.request end, true,
      case when b.paid_at is null then seats.price else 0 end, overpaid(b.uuid),
      null, b.cancelled_at, null, null
    from bookings b
    cross join lateral ${seatsByCategory(sql`select * from booking_seats where booking_uuid = b.uuid`)} as seats
    where b.ticket_uuid = ${wanted} and b.state in ('CONFIRMEE', 'ANNULEE')
    union all
    select o.uuid, o.date_uuid, 'order', coalesce(o.name, ''), seats.total, seats.categories, null, true,
      case when o.state = 'A_PAYER' then o.total else 0 end, ${takenAgain}, null, o.ended_at, null, o.first_number
    from ticket_orders o
    cross join lateral ${seatsByCategory(sql`select * from ticket_order_seats where order_uuid = o.uuid`)} as seats
    where o.uuid = ${wanted} and o.booking_uuid is null`.execute(database);
  return new Map(rows.map((row) => [row.uuid, doorTicketOf(row)]));
}

interface StoredRow extends Pick<
  DoorTicketRow,
  'uuid' | 'kind' | 'name' | 'seats' | 'categories' | 'generated'
> {
  readonly date_uuid: string;
  readonly request: string | null;
  readonly due: number;
  readonly overpaid: number;
  readonly replaced_by: string | null;
  readonly cancelled_at: Date | null;
  readonly blocked_at: Date | null;
  /** Only of a sale. */
  readonly first_number: number | null;
}

/** The number of these seats, their price, and how many of each category, at whatever price, in the order of the request. */
const seatsByCategory = (seats: RawBuilder<unknown>) => sql`(
  select sum(x.count)::integer as total, sum(x.price) as price,
    json_agg(json_build_object('name', x.name, 'count', x.count) order by x.rank) as categories
  from (
    select coalesce(c.name, ${FREE_PARTICIPATION}) as name, sum(s.count) as count, sum(s.count * s.price) as price,
      min(s.rank) as rank
    from (${seats}) as s left join price_categories c on c.slug = s.category_slug
    group by s.category_slug, c.name
  ) as x)`;

/** What entries took for the sale `o` besides the one that paid it, in euros. */
const takenAgain = sql`
  (select coalesce(sum(coalesce(s.amount, o.total)), 0) from scans s
    where s.ticket_uuid = o.uuid and s.date_uuid = o.date_uuid and s.key is distinct from o.scan_key
      and s.paid and s.counted and s.kind = 'entry' and not s.undone)`;

function doorTicketOf(row: StoredRow): DoorTicketRow {
  return everyFieldOf<DoorTicketRow>()({
    uuid: row.uuid,
    dateUuid: row.date_uuid,
    kind: row.kind,
    name: row.kind === 'order' ? orderName(row.name, row.first_number ?? undefined) : row.name,
    seats: row.seats,
    categories: row.categories,
    ...(row.request !== null && { request: row.request }),
    generated: row.generated,
    amountDue: row.due,
    ...(row.overpaid > 0 && { overpaid: row.overpaid }),
    ...(row.replaced_by && { replacedBy: row.replaced_by }),
    ...(row.cancelled_at && { cancelledAt: row.cancelled_at }),
    ...(row.blocked_at && { blockedAt: row.blocked_at }),
  });
}

/**
 * Those of these tickets that were paid neither at the office nor at the counter, regardless of payments at the door.
 */
export async function findOwing(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ uuid: string }>`
    select b.ticket_uuid as uuid from bookings b join booking_seats x on x.booking_uuid = b.uuid
    where b.ticket_uuid = any(${[...uuids]}::uuid[]) and not b.office_paid and not exists (
      select from ticket_orders o where o.booking_uuid = b.uuid and o.state = 'PAYEE' and o.scan_key is null)
    group by b.ticket_uuid having sum(x.count * x.price) > 0
    union all
    select uuid from ticket_orders
    where uuid = any(${[...uuids]}::uuid[]) and booking_uuid is null and total > 0
      and (state = 'A_PAYER' or state = 'PAYEE' and scan_key is not null)`.execute(database);
  return new Set(rows.map(({ uuid }) => uuid));
}
