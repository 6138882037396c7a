import { playbillTime } from '#common/base/dates';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import type {
  PaymentMeansCode,
  TicketOrder,
  TicketOrderChange,
  TicketOrderWrite,
} from '#common/contract/tickets/ticket-order';
import { countSeats } from '#common/rules/booking';
import { enqueue } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { queuedWrites } from '../../../bridge/queued-writes';
import { seats as seatWords } from '../../../text/seats';
import { paidWords, saleInWords } from './order-words';

/** Of whoever stands at the counter: the corrected time, and whether there is a line to the server. */
export interface CounterMoment {
  readonly at: Date;
  readonly isOffline: boolean;
}

interface Sale {
  readonly uuid: string;
  readonly seats: TicketOrder['seats'];
  readonly total: number;
  readonly means: PaymentMeansCode;
  readonly name: string;
}

/** Sells seats. Without a line the people are in already: it counts whether or not seats were left. */
export function sell(date: DoorDateRow, sale: Sale, { at, isOffline }: CounterMoment) {
  const { uuid, seats, total, means, name } = sale;
  return saveSale(
    {
      uuid,
      dateUuid: date.uuid,
      seats,
      ...(name.trim() !== '' && { name: name.trim() }),
      total,
      state: { code: 'PAYEE' },
      means: { code: total === 0 ? 'GRATUIT' : means },
      at,
      ...(isOffline && { beyond: true as const }),
    },
    `Vente de ${seatWords(countSeats(seats))}, ${paidWords(total, total === 0 ? 'GRATUIT' : means)}`,
  );
}

/** Takes what is owed for a booking. */
export function payBooking(
  { uuid, dateUuid, amountDue, name }: DoorTicketRow,
  means: PaymentMeansCode,
  { at }: CounterMoment,
) {
  return saveSale(
    {
      uuid: freshUuid(),
      dateUuid,
      ticket: uuid,
      name,
      total: amountDue,
      state: { code: 'PAYEE' },
      means: { code: means },
      at,
    },
    `Paiement de ${name}, ${paidWords(amountDue, means)}`,
  );
}

/** Sells what the server refused for want of seats: the people are in. */
export const sellBeyond = (sale: TicketOrderWrite) =>
  saveSale({ ...sale, beyond: true }, `Vente de ${playbillTime(sale.at)}, au-delà de la jauge`);

const saveSale = (body: TicketOrderWrite, label: string) =>
  enqueue(queuedWrites.createTicketOrder(body, label));

/** What ends a sale: the money went back, or it was a mistake. */
export type Ending = 'REMBOURSEE' | 'ANNULEE';

export function endSale(order: TicketOrder, code: Ending, { at }: CounterMoment) {
  const verb = code === 'REMBOURSEE' ? 'Rembourser' : 'Annuler';
  return changeSale(order, { state: { code }, at }, `${verb} ${saleInWords(order)}`);
}

/** Takes what is owed for a sale. */
export function payOrder(order: TicketOrder, means: PaymentMeansCode, { at }: CounterMoment) {
  return changeSale(
    order,
    { state: { code: 'PAYEE' }, means: { code: means }, at },
    `Encaisser ${saleInWords(order)}`,
  );
}

const changeSale = (order: TicketOrder, body: TicketOrderChange, label: string) =>
  enqueue(queuedWrites.changeTicketOrder(order, body, label));

/** Until when latecomers keep their seats; null: until the end. */
export const keepSeats = ({ uuid }: DoorDateRow, latecomersUntil: Date | null) =>
  enqueue(queuedWrites.changeDoorDate(uuid, latecomersUntil));
