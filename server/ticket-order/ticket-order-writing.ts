import { createHash } from 'node:crypto';
import type { TicketOrder, TicketOrderWrite } from '#common/contract/tickets/ticket-order';
import { countSeats } from '#common/rules/booking';
import { meansOfPayment } from '#common/rules/ticket-order';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { readDoorTickets } from '../scan/door-ticket-projection';
import { judgeAgain } from '../scan/late-entries-repository';
import { priceSeats } from '../show/seat-price-repository';
import { full } from '../show/seats-repository';
import { type StoredShowDate, lockDates } from '../show/show-repository';
import { takeTicketNumbers } from '../show/ticket-number-repository';
import { payBooking } from './booking-payment';
import { readSeatsToSell } from './counter-room';
import { type OrderParts, refuseMeans, wrongState } from './order-parts';
import { readTicketOrder } from './ticket-order-list';
import { addTicketOrder, findTicketOrder } from './ticket-order-repository';

const AFTER_THE_SHOW = 12 * 3_600_000;

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
  const { database, now } = transaction;
  const date = (await lockDates(transaction, [write.dateUuid])).get(write.dateUuid);
  if (date === undefined) throw new CallError('not-found', { message: 'Séance introuvable' });
  const asked = digestOf(write);
  const known = await findTicketOrder(database, write.uuid);
  if (known?.asked === asked) return readTicketOrder(database, write.uuid);
  if (known !== undefined || (await readDoorTickets(database, [write.uuid])).size > 0)
    throw new CallError('already-exists', { message: 'Une autre vente porte déjà cette référence.' });
  if (write.at.getTime() > date.date.getTime() + AFTER_THE_SHOW)
    throw wrongState('Cette séance est passée\u00a0: son guichet est fermé.');
  refuseMeans(write.means, write.total);

  const sold = write.ticket === undefined ? await sell(transaction, date, write) : null;
  const paid = sold ?? (await payBooking(transaction, date, write, { by: seller, reason: null }));
  const { first, last } = await takeTicketNumbers(transaction, date.uuid, countSeats(paid.seats));
  await addTicketOrder(
    transaction,
    {
      uuid: write.uuid,
      date_uuid: date.uuid,
      booking_uuid: paid.booking,
      name: write.name?.trim() || null,
      total: write.total,
      first_number: first,
      last_number: last,
      state: write.state.code,
      means: write.means === undefined ? null : meansOfPayment(write.means.code, write.total).code,
      at: write.at,
      received_at: now,
      by_uuid: seller,
      ended_at: null,
      beyond: paid.beyond,
      asked,
      version: randomVersion(),
    },
    paid.seats.map((seat) => ({ ...seat, order_uuid: write.uuid })),
    date,
  );
  await judgeAgain(transaction, write.ticket ?? write.uuid, date, write.at);
  return readTicketOrder(database, write.uuid);
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
  if (lacks && beyond !== true) throw full(room);
  return { seats, booking: null, beyond: lacks };
}

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
