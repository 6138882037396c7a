import { type Kysely, type Selectable, sql } from 'kysely';
import type {
  PaidMeans,
  PaymentMeansCode,
  TicketOrderStateCode,
} from '#common/contract/tickets/ticket-order';
import { insertNewRows } from '../../platform/database/insert-rows';
import { randomVersion } from '../../platform/database/random-version';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { NAME_YEARS, datesLongBefore } from '../../agenda/show/old-dates-repository';
import { recordSeatsLeft } from '../../agenda/show/seats-repository';
import { recordAtDoor } from '../../agenda/show/date-rows-repository';
import type { StoredShowDate } from '../../agenda/show/show-repository';
import type { TicketOrderTables } from '../../platform/database/tables/ticket-order-tables';

export type StoredTicketOrder = Selectable<TicketOrderTables['ticket_orders']>;
type StoredSeats = Selectable<TicketOrderTables['ticket_order_seats']>;

/** The order with this uuid, or undefined. */
export function findTicketOrder(
  database: Kysely<Database>,
  uuid: string,
): Promise<StoredTicketOrder | undefined> {
  return database.selectFrom('ticket_orders').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** The orders that the money of these entries at the door made or paid, by the key of the entry. */
export async function findOrdersOfScans(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredTicketOrder>> {
  if (keys.length === 0) return new Map();
  const orders = await database
    .selectFrom('ticket_orders')
    .selectAll()
    .where(sql<boolean>`scan_key = any(${[...keys]}::uuid[])`)
    .execute();
  return new Map(orders.flatMap((order) => (order.scan_key === null ? [] : [[order.scan_key, order]])));
}

/**
 * Adds an order of a locked date, and re-publishes it for the counter and, if it takes seats, the door and the seats
 * left.
 */
export async function addTicketOrder(
  transaction: WriteTransaction,
  order: StoredTicketOrder,
  seats: readonly StoredSeats[],
  date: Pick<StoredShowDate, 'uuid' | 'date'>,
): Promise<void> {
  await insertNewRows(transaction.database, 'ticket_orders', [order]);
  await insertNewRows(transaction.database, 'ticket_order_seats', seats);
  await tell(transaction, order, date);
}

/** Stores what has changed of an order of a locked date, and re-publishes it. */
export async function updateTicketOrder(
  transaction: WriteTransaction,
  order: StoredTicketOrder,
  { state, means, endedAt, version }: OrderState,
  date: Pick<StoredShowDate, 'uuid' | 'date'>,
): Promise<void> {
  await transaction.database
    .updateTable('ticket_orders')
    .set({ state, means, ended_at: endedAt, version })
    .where('uuid', '=', order.uuid)
    .execute();
  await tell(transaction, order, date);
}

interface OrderState {
  readonly state: TicketOrderStateCode;
  readonly means: PaymentMeansCode | null;
  readonly endedAt: Date | null;
  readonly version: string;
}

/** Stores that an entry at the door paid a sale of a locked date, and re-publishes it; null: its entry was taken back. */
export async function payTicketOrder(
  transaction: WriteTransaction,
  order: StoredTicketOrder,
  payment: { readonly means: PaidMeans; readonly scanKey: string } | null,
  date: Pick<StoredShowDate, 'uuid' | 'date'>,
): Promise<void> {
  await transaction.database
    .updateTable('ticket_orders')
    .set({
      state: payment === null ? 'A_PAYER' : 'PAYEE',
      means: payment?.means ?? null,
      scan_key: payment?.scanKey ?? null,
      version: randomVersion(),
    })
    .where('uuid', '=', order.uuid)
    .execute();
  await tell(transaction, order, date);
}

async function tell(
  transaction: WriteTransaction,
  { uuid, booking_uuid }: StoredTicketOrder,
  date: Pick<StoredShowDate, 'uuid' | 'date'>,
): Promise<void> {
  recordAtDoor(transaction, 'ticket-orders', uuid, date);
  if (booking_uuid !== null) return;
  recordAtDoor(transaction, 'door-tickets', uuid, date);
  recordAtDoor(transaction, 'door-dates', date.uuid, date);
  await recordSeatsLeft(transaction, [date.uuid]);
}

/** Re-publishes the orders that a person sold, when a name changes or is removed. */
export async function recordTicketOrdersBy(transaction: WriteTransaction, userUuid: string): Promise<void> {
  const orders = await transaction.database
    .selectFrom('ticket_orders')
    .innerJoin('show_dates', 'show_dates.uuid', 'ticket_orders.date_uuid')
    .select(['ticket_orders.uuid', 'show_dates.date'])
    .where('ticket_orders.by_uuid', '=', userUuid)
    .execute();
  for (const { uuid, date } of orders) recordAtDoor(transaction, 'ticket-orders', uuid, { date });
}

const STATEMENT_YEARS = 6;

/** Removes the buyers' names from old orders, which no mirror stores any more. Returns the number of changed orders. */
export async function deleteOldBuyers({ database, now }: WriteTransaction): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('ticket_orders')
    // The digest was computed from the name too.
    .set({ name: null, asked: '' })
    .where('name', 'is not', null)
    .where('date_uuid', 'in', datesLongBefore(database, now, NAME_YEARS))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes the orders whose statements no longer need to be kept. Returns the number of deleted orders. */
export async function deleteOldTicketOrders({ database, now }: WriteTransaction): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('ticket_orders')
    .where('date_uuid', 'in', datesLongBefore(database, now, STATEMENT_YEARS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
