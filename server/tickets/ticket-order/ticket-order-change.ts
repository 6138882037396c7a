import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TicketOrder, TicketOrderChange, TicketOrderWrite } from '#common/contract/tickets/ticket-order';
import { must } from '#common/base/must';
import { countSeats } from '#common/rules/booking';
import { changedOrder, placedOrder } from '#common/rules/saves/ticket-order-save';
import { groupBy } from '#common/base/group-by';
import { arrivalsOf, seatsToSell } from '#common/rules/box-office';
import { offerFreedSeats } from '../booking/waiting-list-repository';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import { addTicketOrder, findTicketOrder, updateTicketOrder } from '../payment/ticket-order-repository';
import { settleBooking } from '../payment/settled-booking';
import { readDoorTickets } from '../scan/door-ticket-projection';
import { judgeAgain } from '../scan/late-entries-repository';
import { priceSeats } from '../../agenda/show/seat-price-repository';
import { notEnoughSeats, readSeatsLeft } from '../../agenda/show/seats-repository';
import { type StoredShowDate, lockDates } from '../../agenda/show/show-repository';
import { takeTicketNumbers } from '../../agenda/show/ticket-number-repository';
import { findJournalsOf } from '../scan/scan-repository';
import { type OrderParts, payBooking } from './booking-payment';
import { readTicketOrder } from './ticket-order-list';
import { findWholeOrder } from './ticket-order-projection';

/**
 * A sale, or the payment of a booking, under the client's uuid and the next ticket numbers of its date; a repeated
 * request gets the same answer. Throws `not-found` for an unknown date or booking, `already-exists` for another order
 * under the uuid, `wrong-state` long after the date and for a booking that cannot be paid, `full` if too few seats are
 * left, unless the people are already in, and what `priceSeats` throws.
 * @param seller uuid of the person at the counter
 */
export async function createTicketOrder(
  transaction: WriteTransaction,
  seller: string,
  write: TicketOrderWrite,
): Promise<TicketOrder> {
  const { database } = transaction;
  const date = (await lockDates(transaction, [write.dateUuid])).get(write.dateUuid);
  if (date === undefined) throw new CallError('not-found', { message: 'Séance introuvable' });
  const asked = digestOf(write);
  const known = await findTicketOrder(database, write.uuid);
  if (known?.asked === asked) return readTicketOrder(database, write.uuid);
  const before = known ?? (await readDoorTickets(database, [write.uuid])).get(write.uuid) ?? null;
  const facts = { before, begins: date.date, version: randomVersion() };
  const order = rowOrThrow(placedOrder({ ...write, at: madeAt(write.at, transaction.now) }, facts));

  const sold = write.ticket === undefined ? await sell(transaction, date, write) : null;
  const paid = sold ?? (await payBooking(transaction, date, write));
  const { first, last } = await takeTicketNumbers(transaction, date.uuid, countSeats(paid.seats));
  await addTicketOrder(
    transaction,
    {
      uuid: order.uuid,
      date_uuid: date.uuid,
      booking_uuid: paid.booking,
      scan_key: null,
      name: order.name ?? null,
      total: order.total,
      first_number: first,
      last_number: last,
      state: order.state.code,
      means: order.means?.code ?? null,
      at: order.at,
      received_at: transaction.now,
      by_uuid: seller,
      ended_at: null,
      beyond: paid.beyond,
      asked,
      version: order.version,
    },
    paid.seats.map((seat) => ({ ...seat, order_uuid: write.uuid })),
    date,
  );
  if (paid.booking !== null)
    await settleBooking(transaction, paid.booking, 'paid', { by: seller, reason: null });
  await judgeAgain(transaction, write.ticket ?? write.uuid, date, write.at);
  return readTicketOrder(database, write.uuid);
}

/**
 * Marks an order as paid, refunded or cancelled. A refund or a cancellation offers its seats to the waiting list and
 * marks a booking that it paid as unpaid again. A request for the current state changes nothing. Throws `not-found`,
 * `invalid-field` for a payment without its means, `wrong-state`.
 * @param seller uuid of the person at the counter
 */
export async function changeTicketOrder(
  transaction: WriteTransaction,
  seller: string,
  uuid: string,
  change: TicketOrderChange,
): Promise<TicketOrder> {
  const { database, now } = transaction;
  const found = await findTicketOrder(database, uuid);
  if (found === undefined) throw new CallError('not-found', { message: 'Vente introuvable' });
  const dates = await lockDates(transaction, [found.date_uuid]);
  const date = must(dates.get(found.date_uuid), 'the date of an order');
  // Read again, as it may have changed before the lock was taken.
  const { order, row: before } = must(
    await findWholeOrder(database, uuid),
    'an order of a date that is kept',
  );
  const made = { ...change, at: madeAt(change.at, now) };
  const changed = rowOrThrow(changedOrder(before, made, randomVersion()));
  if (changed === before) return before;
  await updateTicketOrder(
    transaction,
    order,
    {
      state: changed.state.code,
      means: changed.means?.code ?? null,
      endedAt: changed.endedAt ?? null,
      version: changed.version,
    },
    date,
  );
  if (changed.state.code === 'PAYEE') await judgeAgain(transaction, uuid, date, change.at);
  else {
    if (order.booking_uuid !== null)
      await settleBooking(transaction, order.booking_uuid, 'unpaid', { by: seller, reason: null });
    await offerFreedSeats(transaction, date);
  }
  return readTicketOrder(database, uuid);
}

async function sell(
  transaction: WriteTransaction,
  date: StoredShowDate,
  { seats: wanted = [], total, beyond }: TicketOrderWrite,
): Promise<OrderParts> {
  // With free participation, the buyers choose the amount.
  const shown = date.free_participation ? undefined : total;
  const seats = await priceSeats(transaction.database, date, { seats: wanted, total: shown });
  const room = await readSeatsToSell(transaction, date);
  const lacks = countSeats(seats) > room;
  if (lacks && beyond !== true) throw notEnoughSeats(room);
  return { seats, booking: null, beyond: lacks };
}

/** By the clock of the device, unless that is ahead: nobody sends what they did not do yet. */
const madeAt = (at: Date, now: Date): Date => (at.getTime() > now.getTime() + CLOCKS_DIFFER ? now : at);

/** In milliseconds. */
const CLOCKS_DIFFER = 5 * 60_000;

/** A digest that is the same for the same sale, regardless of the seller and of repeated requests. */
function digestOf({ seats, state, means, at, ...write }: TicketOrderWrite): string {
  const said = [
    seats?.map(({ category, count }) => [category?.slug ?? null, count]) ?? null,
    state.code,
    means?.code ?? null,
    at.toISOString(),
    [write.dateUuid, write.ticket ?? null, write.name?.trim() || null],
    [Math.round(write.total * 100), write.beyond === true],
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** The number of seats that the counter of a locked date can sell now. */
async function readSeatsToSell(transaction: WriteTransaction, date: StoredShowDate): Promise<number> {
  const left = await readSeatsLeft(transaction, date);
  const { max_places: maxPlaces, latecomers_until: until } = date;
  const orders = await readSales(transaction, date.uuid);
  const scans = await findJournalsOf(transaction.database, date.uuid);
  const journals = groupBy(scans, ({ ticket }) => ticket);
  let arrived = 0;
  for (const [ticket, journal] of journals) {
    if (orders.has(ticket)) continue;
    const seats = Math.max(...journal.map((scan) => scan.seats));
    arrived += arrivalsOf(journal, { seats, reEntry: date.re_entry, doorsOpenAt: date.doors_open_at }).people;
  }
  const sold = [...orders.values()].reduce((sum, seats) => sum + seats, 0);
  const released = { maxPlaces, ...(until && { latecomersUntil: until }) };
  return seatsToSell(released, transaction.now, { left, arrived, sold });
}

/** The number of seats of each sale of a date; 0 for a sale that was refunded or cancelled. */
async function readSales(
  { database }: WriteTransaction,
  dateUuid: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ uuid: string; seats: number }>`
    select o.uuid, coalesce(sum(s.count) filter (where o.state in ('A_PAYER', 'PAYEE')), 0)::integer as seats
    from ticket_orders o join ticket_order_seats s on s.order_uuid = o.uuid
    where o.date_uuid = ${dateUuid} and o.booking_uuid is null group by o.uuid`.execute(database);
  return new Map(rows.map(({ uuid, seats }) => [uuid, seats]));
}
