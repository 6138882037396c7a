import { type Kysely, sql } from 'kysely';
import type { DoorTicketRow } from '#common/contract/door';
import type { Database } from '../database/schema';

/**
 * Rows of collection `door-tickets`: free tickets, and bookings that are or were confirmed; no mail, no phone number.
 * A booking owes its seats at the show's prices until the office was paid or an entry that stands took the money.
 */
export async function readDoorTickets(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, DoorTicketRow>> {
  const wanted = sql`any(${[...keys]}::uuid[])`;
  const { rows } = await sql<StoredRow>`
    select uuid, date_uuid, 'free' as kind, name, 1 as seats,
      '[{"name": "Invitation", "count": 1}]'::json as categories, state <> 'A_GENERER' as generated,
      0::numeric as due, false as door_paid, replaced_by, cancelled_at, blocked_at
    from free_tickets where uuid = ${wanted}
    union all
    select b.uuid, b.date_uuid, 'booking', trim(b.firstname || ' ' || b.name), seats.total,
      seats.categories, true,
      case when b.paid_at is null then seats.price else 0 end,
      exists (select from scans s where s.ticket_uuid = b.uuid and s.date_uuid = b.date_uuid
        and s.paid and s.counted and s.kind = 'entry' and s.status = 'accepted' and not s.undone),
      null, b.cancelled_at, null
    from bookings b
    join show_dates d on d.uuid = b.date_uuid
    cross join lateral (
      select sum(x.count)::integer as total, coalesce(sum(x.count * p.price), 0) as price,
        json_agg(json_build_object('name', coalesce(c.name, 'Participation libre'), 'count', x.count)
          order by x.rank) as categories
      from booking_seats x
      left join price_categories c on c.slug = x.category_slug
      left join show_prices p on p.show_uuid = d.show_uuid and p.category_slug = x.category_slug
      where x.booking_uuid = b.uuid
    ) as seats
    where b.uuid = ${wanted} and b.state in ('CONFIRMEE', 'ANNULEE')`.execute(database);
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
}

function doorTicketOf(row: StoredRow): DoorTicketRow {
  return {
    uuid: row.uuid,
    dateUuid: row.date_uuid,
    kind: row.kind,
    name: row.name,
    seats: row.seats,
    categories: row.categories,
    generated: row.generated,
    amountDue: row.door_paid ? 0 : row.due,
    ...(row.replaced_by && { replacedBy: row.replaced_by }),
    ...(row.cancelled_at && { cancelledAt: row.cancelled_at }),
    ...(row.blocked_at && { blockedAt: row.blocked_at }),
  };
}

/** Those of these tickets for which the office has not been paid, whatever was taken at the door. */
export async function findOwing(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ uuid: string }>`
    select b.uuid from bookings b
    join show_dates d on d.uuid = b.date_uuid
    join booking_seats x on x.booking_uuid = b.uuid
    join show_prices p on p.show_uuid = d.show_uuid and p.category_slug = x.category_slug
    where b.uuid = any(${[...uuids]}::uuid[]) and b.paid_at is null
    group by b.uuid having sum(x.count * p.price) > 0`.execute(database);
  return new Set(rows.map(({ uuid }) => uuid));
}
