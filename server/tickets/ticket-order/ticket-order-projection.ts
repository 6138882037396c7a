import { type Kysely, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { nameOf } from '#common/contract/content/reference-names';
import { type TicketOrder, paymentMeans } from '#common/contract/tickets/ticket-order';
import type { Database } from '../../platform/database/schema';

/** Orders with the door tickets of the bookings that they pay, and their sellers. */
export function selectTicketOrders(database: Kysely<Database>) {
  return database
    .selectFrom('ticket_orders as order')
    .leftJoin('bookings as booking', 'booking.uuid', 'order.booking_uuid')
    .leftJoin('users as seller', 'seller.uuid', 'order.by_uuid')
    .selectAll('order')
    .select(['booking.ticket_uuid', 'booking.name as booker_name', 'booking.firstname as booker_firstname'])
    .select(['seller.name as seller_name', 'seller.firstname as seller_firstname']);
}

type FoundOrder = Awaited<ReturnType<ReturnType<typeof selectTicketOrders>['executeTakeFirstOrThrow']>>;

/** Selected orders in the form that calls and mirrors receive. */
export async function ticketOrdersOf(
  database: Kysely<Database>,
  found: readonly FoundOrder[],
): Promise<TicketOrder[]> {
  const seats = await readSeats(
    database,
    found.map(({ uuid }) => uuid),
  );
  return found.map((order) => ticketOrderOf(order, seats.get(order.uuid) ?? []));
}

/** The order with this uuid as it is stored, and in the form that calls and mirrors receive; or undefined. */
export async function findWholeOrder(
  database: Kysely<Database>,
  uuid: string,
): Promise<{ readonly order: FoundOrder; readonly row: TicketOrder } | undefined> {
  const order = await selectTicketOrders(database).where('order.uuid', '=', uuid).executeTakeFirst();
  const [row] = await ticketOrdersOf(database, order === undefined ? [] : [order]);
  return order && row && { order, row };
}

/** Rows of collection `ticket-orders`. */
export async function readTicketOrderRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, TicketOrder>> {
  const found = await selectTicketOrders(database)
    .where(sql<boolean>`"order".uuid = any(${[...keys]}::uuid[])`)
    .execute();
  const orders = await ticketOrdersOf(database, found);
  return new Map(orders.map((order) => [order.uuid, order]));
}

function ticketOrderOf(found: FoundOrder, seats: TicketOrder['seats']): TicketOrder {
  // The door does not keep a name of its own, so that there is none to forget.
  const name = found.name ?? [found.booker_firstname, found.booker_name].filter(Boolean).join(' ');
  return everyFieldOf<TicketOrder>()({
    uuid: found.uuid,
    dateUuid: found.date_uuid,
    ...(found.ticket_uuid !== null && { ticket: found.ticket_uuid }),
    ...(name !== '' && { name }),
    seats,
    total: found.total,
    firstNumber: found.first_number,
    lastNumber: found.last_number,
    state: { code: found.state, name: nameOf('ticket-order-states', found.state) },
    ...(found.means !== null && { means: { code: found.means, name: paymentMeans[found.means] } }),
    at: found.at,
    ...(found.scan_key !== null && { entry: found.scan_key }),
    by: [found.seller_firstname, found.seller_name].filter(Boolean).join(' '),
    ...(found.ended_at !== null && { endedAt: found.ended_at }),
    beyond: found.beyond,
    version: found.version,
  });
}

async function readSeats(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, TicketOrder['seats']>> {
  if (uuids.length === 0) return new Map();
  const rows = await database
    .selectFrom('ticket_order_seats as seat')
    .leftJoin('price_categories as category', 'category.slug', 'seat.category_slug')
    .select(['seat.order_uuid', 'seat.category_slug', 'category.name', 'seat.count', 'seat.price'])
    .where('seat.order_uuid', 'in', uuids)
    .orderBy('seat.rank')
    .execute();
  const found = new Map<string, TicketOrder['seats']>();
  for (const { order_uuid, category_slug, name, count, price } of rows) {
    const seat = {
      ...(category_slug !== null && { category: { slug: category_slug, name: name ?? category_slug } }),
      count,
      price,
    };
    found.set(order_uuid, [...(found.get(order_uuid) ?? []), seat]);
  }
  return found;
}
