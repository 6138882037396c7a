import { hourInWords } from '#common/base/dates';
import { ofSomebody } from '#common/base/of-somebody';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import type {
  PaymentMeansCode,
  TicketOrder,
  TicketOrderChange,
  TicketOrderWrite,
} from '#common/contract/tickets/ticket-order';
import { countSeats } from '#common/rules/booking';
import { enqueue } from '../../../bridge/calls';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { OneTry } from '../../../components/request/use-one-try';
import { seats as seatWords } from '../../../text/seats';
import { paidWords, saleInWords } from './order-words';

/** State of the counter at the moment of an action: the corrected time, and whether the server can be reached. */
export interface BoxOfficeMoment {
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

/** Sells seats. When offline the people are already in: the sale counts whether or not seats were left. */
export function sell(date: DoorDateRow, sale: Sale, { at, isOffline }: BoxOfficeMoment) {
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

/** Records the payment of a booking. When offline the money is taken, whatever another phone took meanwhile. */
export function payBooking(
  { uuid: ticket, dateUuid, amountDue, name }: DoorTicketRow,
  means: PaymentMeansCode,
  { uuid, at }: OneTry,
  { isOffline }: BoxOfficeMoment,
) {
  return saveSale(
    {
      uuid,
      dateUuid,
      ticket,
      name,
      total: amountDue,
      state: { code: 'PAYEE' },
      means: { code: means },
      at,
      ...(isOffline && { beyond: true as const }),
    },
    `Paiement ${ofSomebody(name)}, ${paidWords(amountDue, means)}`,
  );
}

/** Repeats a sale that the server refused for lack of seats, beyond the capacity: the people are in. */
export const sellBeyond = (sale: TicketOrderWrite) =>
  saveSale({ ...sale, beyond: true }, `Vente de ${hourInWords(sale.at)}, au-delà de la jauge`);

const saveSale = (body: TicketOrderWrite, label: string) =>
  enqueue(queuedWrites.createTicketOrder(body, label));

/** How a sale is ended: refunded, or cancelled as a mistake. */
export type Ending = 'REMBOURSEE' | 'ANNULEE';

export function endSale(order: TicketOrder, code: Ending, { at }: BoxOfficeMoment) {
  const verb = code === 'REMBOURSEE' ? 'Rembourser' : 'Annuler';
  const { ticket } = order;
  const change = { state: { code }, ...(ticket !== undefined && { ticket }), at };
  return changeSale(order, change, `${verb} ${saleInWords(order)}`);
}

/** Records the payment of a sale. */
export function payOrder(order: TicketOrder, means: PaymentMeansCode, { at }: BoxOfficeMoment) {
  return changeSale(
    order,
    { state: { code: 'PAYEE' }, means: { code: means }, at },
    `Encaisser ${saleInWords(order)}`,
  );
}

const changeSale = (order: TicketOrder, body: TicketOrderChange, label: string) =>
  enqueue(queuedWrites.changeTicketOrder(order, body, label));

/** Sets until when the seats of latecomers are kept; null: until the end. */
export const keepSeats = ({ uuid }: DoorDateRow, latecomersUntil: Date | null) =>
  enqueue(queuedWrites.changeDoorDate(uuid, latecomersUntil));
