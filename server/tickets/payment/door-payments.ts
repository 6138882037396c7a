import { randomBytes } from 'node:crypto';
import { uuidV7 } from '#common/base/uuid';
import type { PaidMeans } from '#common/contract/tickets/ticket-order';
import { countSeats, totalOf } from '#common/rules/booking';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordAtDoor } from '../../agenda/show/date-rows-repository';
import type { StoredShowDate } from '../../agenda/show/show-repository';
import { takeTicketNumbers } from '../../agenda/show/ticket-number-repository';
import { settleBooking } from './settled-booking';
import {
  type StoredTicketOrder,
  addTicketOrder,
  findOrdersOfScans,
  findTicketOrder,
  payTicketOrder,
  updateTicketOrder,
} from './ticket-order-repository';

/** An entry with which a phone took money, as it is stored and judged now. */
export interface PaidEntry {
  readonly key: string;
  readonly ticket: string;
  readonly at: Date;
  readonly means: PaidMeans;
  /** Euros; null: what was due. */
  readonly amount: number | null;
  /** Uuid of the person who took it, if known. */
  readonly by: string | null;
  /** When and by whom the entry was taken back; null: it stands. */
  readonly undone: Undone | null;
}

interface Undone {
  readonly at: Date;
  readonly by: string | null;
}

/**
 * Keeps the money of these entries of a locked date as orders, one for each entry, however often they are judged: the
 * payment of a booking gets an order with numbers, a sale that was not paid becomes paid. An entry that is taken back
 * cancels its payment. Money counts whether or not the entry does: two phones that both took it make two orders.
 */
export async function keepDoorPayments(
  transaction: WriteTransaction,
  date: StoredShowDate,
  entries: readonly PaidEntry[],
): Promise<void> {
  const known = await findOrdersOfScans(
    transaction.database,
    entries.map(({ key }) => key),
  );
  for (const entry of entries) {
    const order = known.get(entry.key);
    if (order === undefined && entry.undone === null) await pay(transaction, date, entry);
    if (order?.state === 'PAYEE' && entry.undone !== null)
      await takeBack(transaction, date, order, entry.undone);
  }
}

async function pay(transaction: WriteTransaction, date: StoredShowDate, entry: PaidEntry): Promise<void> {
  const { database, now } = transaction;
  const { key, ticket, at, means, amount, by } = entry;
  const booking = await database
    .selectFrom('bookings')
    .select('uuid')
    .where('ticket_uuid', '=', ticket)
    .executeTakeFirst();
  if (booking === undefined) return paySale(transaction, date, entry);
  const seats = await database
    .selectFrom('booking_seats')
    .select(['rank', 'category_slug', 'count', 'price'])
    .where('booking_uuid', '=', booking.uuid)
    .orderBy('rank')
    .execute();
  const total = amount ?? totalOf(seats);
  if (total === 0) return undefined;
  const { first, last } = await takeTicketNumbers(transaction, date.uuid, countSeats(seats));
  const uuid = uuidV7(now.getTime(), randomBytes(10));
  const order: StoredTicketOrder = {
    uuid,
    date_uuid: date.uuid,
    booking_uuid: booking.uuid,
    scan_key: key,
    name: null,
    total,
    first_number: first,
    last_number: last,
    state: 'PAYEE',
    means,
    at,
    received_at: now,
    by_uuid: by,
    ended_at: null,
    beyond: false,
    asked: '',
    version: randomVersion(),
  };
  await addTicketOrder(
    transaction,
    order,
    seats.map((seat) => ({ ...seat, order_uuid: uuid })),
    date,
  );
  return settleBooking(transaction, booking.uuid, 'paid', { by, reason: null });
}

/** A sale that was not paid has its numbers already. Money for one that was paid shows on its ticket, by its entries. */
async function paySale(
  transaction: WriteTransaction,
  date: StoredShowDate,
  { key, ticket, means }: PaidEntry,
): Promise<void> {
  const sale = await findTicketOrder(transaction.database, ticket);
  if (sale === undefined || sale.date_uuid !== date.uuid) return;
  if (sale.state === 'A_PAYER') await payTicketOrder(transaction, sale, { means, scanKey: key }, date);
  else recordAtDoor(transaction, 'door-tickets', ticket, date);
}

/** A sale is owed again, as its people still have its tickets; the payment of a booking is cancelled and keeps its numbers. */
async function takeBack(
  transaction: WriteTransaction,
  date: StoredShowDate,
  order: StoredTicketOrder,
  { at, by }: Undone,
): Promise<void> {
  if (order.booking_uuid === null) return payTicketOrder(transaction, order, null, date);
  const ended = { state: 'ANNULEE', means: order.means, endedAt: at, version: randomVersion() } as const;
  await updateTicketOrder(transaction, order, ended, date);
  return settleBooking(transaction, order.booking_uuid, 'unpaid', { by, reason: null });
}
