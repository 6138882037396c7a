import { type Expression, type Kysely, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import { FREE_PARTICIPATION, orderName } from '#common/rules/ticket-order';
import type { Database } from '../database/schema';

/**
 * Rows of collection `door-tickets`: free tickets, bookings that are or were confirmed, sales of the counter; without
 * mail addresses and phone numbers. Until the office was paid or a valid entry took the money, a booking owes its
 * seats at the prices of the day it was made, and a sale its total.
 */
export async function readDoorTickets(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, DoorTicketRow>> {
  const wanted = sql`any(${[...keys]}::uuid[])`;
  const { rows } = await sql<StoredRow>`
    select uuid, date_uuid, 'free' as kind, name, 1 as seats,
      '[{"name": "Invitation", "count": 1}]'::json as categories, state <> 'A_GENERER' as generated,
      0::numeric as due, false as door_paid, replaced_by, cancelled_at, blocked_at,
      null::integer as first_number
    from free_tickets where uuid = ${wanted}
    union all
    select b.ticket_uuid, b.date_uuid, 'booking', trim(b.firstname || ' ' || b.name), seats.total,
      seats.categories, true,
      case when b.paid_at is null then seats.price else 0 end,
      ${isPaidAtDoor(sql`b.ticket_uuid`, sql`b.date_uuid`)},
      null, b.cancelled_at, null, null
    from bookings b
    cross join lateral (
      select sum(x.count)::integer as total, sum(x.count * x.price) as price,
        ${seatsByCategory} as categories
      from booking_seats x
      left join price_categories c on c.slug = x.category_slug
      where x.booking_uuid = b.uuid
    ) as seats
    where b.ticket_uuid = ${wanted} and b.state in ('CONFIRMEE', 'ANNULEE')
    union all
    select o.uuid, o.date_uuid, 'order', coalesce(o.name, ''), seats.total, seats.categories, true,
      case when o.state = 'A_PAYER' then o.total else 0 end, ${isPaidAtDoor(sql`o.uuid`, sql`o.date_uuid`)},
      null, o.ended_at, null, o.first_number
    from ticket_orders o
    cross join lateral (
      select sum(x.count)::integer as total, ${seatsByCategory} as categories
      from ticket_order_seats x
      left join price_categories c on c.slug = x.category_slug
      where x.order_uuid = o.uuid
    ) as seats
    where o.uuid = ${wanted} and o.booking_uuid is null`.execute(database);
  return new Map(rows.map((row) => [row.uuid, doorTicketOf(row)]));
}

interface StoredRow extends Pick<
  DoorTicketRow,
  'uuid' | 'kind' | 'name' | 'seats' | 'categories' | 'generated'
> {
  readonly date_uuid: string;
  readonly due: number;
  readonly door_paid: boolean;
  readonly replaced_by: string | null;
  readonly cancelled_at: Date | null;
  readonly blocked_at: Date | null;
  /** Only of a sale. */
  readonly first_number: number | null;
}

/** The number of seats `x` of each category `c`, in the order of the request. */
const seatsByCategory = sql`
  json_agg(json_build_object('name', coalesce(c.name, ${FREE_PARTICIPATION}), 'count', x.count) order by x.rank)`;

/** Whether a valid entry took the money for a ticket. */
const isPaidAtDoor = (ticket: Expression<unknown>, date: Expression<unknown>) => sql`
  exists (select from scans s where s.ticket_uuid = ${ticket} and s.date_uuid = ${date}
    and s.paid and s.counted and s.kind = 'entry' and s.status = 'accepted' and not s.undone)`;

function doorTicketOf(row: StoredRow): DoorTicketRow {
  return everyFieldOf<DoorTicketRow>()({
    uuid: row.uuid,
    dateUuid: row.date_uuid,
    kind: row.kind,
    name: row.kind === 'order' ? orderName(row.name, row.first_number ?? undefined) : row.name,
    seats: row.seats,
    categories: row.categories,
    generated: row.generated,
    amountDue: row.door_paid ? 0 : row.due,
    ...(row.door_paid && row.due > 0 && { takenAtDoor: row.due }),
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
    where b.ticket_uuid = any(${[...uuids]}::uuid[]) and b.paid_at is null
    group by b.ticket_uuid having sum(x.count * x.price) > 0
    union all
    select uuid from ticket_orders
    where uuid = any(${[...uuids]}::uuid[]) and booking_uuid is null and state = 'A_PAYER' and total > 0`.execute(
    database,
  );
  return new Set(rows.map(({ uuid }) => uuid));
}
