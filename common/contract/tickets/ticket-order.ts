import {
  type Infer,
  array,
  assign,
  boolean,
  enums,
  integer,
  literal,
  number,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { seatsWrite } from './booking';
import { pageQuery } from '../fields/list-query';
import { moment, shortText, slug, totalEuros, tolerantEnum, uuid } from '../fields/primitives';
import { refineWhole } from '../fields/refine-whole';

export const ticketOrderStateCodes = ['A_PAYER', 'PAYEE', 'REMBOURSEE', 'ANNULEE'] as const;
export type TicketOrderStateCode = (typeof ticketOrderStateCodes)[number];

/** The means of payment: `GRATUIT` if nothing was owed. */
export const paymentMeans = {
  ESPECES: 'Espèces',
  CHEQUE: 'Chèque',
  CARTE: 'Carte',
  GRATUIT: 'Gratuit',
} as const;
export const paymentMeansCodes = Object.keys(paymentMeans) as readonly PaymentMeansCode[];
export type PaymentMeansCode = keyof typeof paymentMeans;

const meansCodes = ['ESPECES', 'CHEQUE', 'CARTE', 'GRATUIT'] as const;
const means = enums(meansCodes);

/** The means of payment if something is due, the usual one first. */
export const paidMeansCodes = ['ESPECES', 'CHEQUE', 'CARTE'] as const;
export type PaidMeans = (typeof paidMeansCodes)[number];

/**
 * A sale at the counter of a date, or the payment of a booking there or at the door. Prices are those at that moment,
 * euros with two decimals. `firstNumber` to `lastNumber` are its tickets in the date's numbering, which has no gaps; the
 * server assigns them, so that a sale not sent yet has none. Row of collection `ticket-orders`.
 */
export const ticketOrder = type({
  uuid,
  dateUuid: uuid,
  /** The door ticket of the booking that it pays. */
  ticket: optional(uuid),
  /** The buyer's name, if given. */
  name: optional(string()),
  seats: array(
    type({ category: optional(type({ slug, name: string() })), count: integer(), price: number() }),
  ),
  total: number(),
  firstNumber: optional(integer()),
  lastNumber: optional(integer()),
  state: type({ code: tolerantEnum(ticketOrderStateCodes, 'PAYEE'), name: string() }),
  // An unknown means must at least not be counted as cash.
  means: optional(type({ code: tolerantEnum(meansCodes, 'CARTE'), name: string() })),
  /** When it was sold, by the corrected clock of the phone. */
  at: moment,
  /** The entry at the door that brought the money: the key of its scan. */
  entry: optional(uuid),
  /** Who sold it: first name and name. */
  by: string(),
  /** When it was refunded or cancelled. */
  endedAt: optional(moment),
  /** Sold although no seat was left according to the server. */
  beyond: boolean(),
  version: string(),
});
export type TicketOrder = Infer<typeof ticketOrder>;

/** GET /api/ticket-orders/{uuid}: with the text of its tickets' QR, as long as they are valid. */
export const ticketOrderWithCode = assign(ticketOrder, type({ code: optional(string()) }));
export type TicketOrderWithCode = Infer<typeof ticketOrderWithCode>;

/**
 * POST /api/ticket-orders: a sale (`seats`), or the payment of the booking whose door ticket is `ticket`. `uuid` is the
 * client's. `total` is the amount that the screen showed, in euros: if prices have changed since, the sale is refused;
 * on a date with free participation it is the amount given. PAYEE has its means, A_PAYER none. `beyond`: it was sold
 * without a network, so the people are in and the money is taken already, whether or not seats were left or the booking
 * was paid elsewhere.
 */
export const ticketOrderWrite = refineWhole(
  object({
    uuid,
    dateUuid: uuid,
    seats: optional(seatsWrite),
    ticket: optional(uuid),
    name: optional(shortText(100)),
    total: totalEuros,
    state: object({ code: enums(['A_PAYER', 'PAYEE']) }),
    means: optional(object({ code: means })),
    at: moment,
    beyond: optional(literal(true)),
  }),
  'ticket-order',
  ({ seats, ticket, state, means }) => {
    if ((seats === undefined) === (ticket === undefined)) return 'des places, ou un billet';
    if ((state.code === 'PAYEE') !== (means !== undefined)) return 'un moyen de paiement si elle est payée';
    return true;
  },
);
export type TicketOrderWrite = Infer<typeof ticketOrderWrite>;

/**
 * PUT /api/ticket-orders/{uuid}: PAYEE with its means from A_PAYER; REMBOURSEE from PAYEE (the money was returned, the
 * seats are free again); ANNULEE from A_PAYER or PAYEE (it was a mistake). Its numbers are never reused.
 */
export const ticketOrderChange = object({
  state: object({ code: enums(['PAYEE', 'REMBOURSEE', 'ANNULEE']) }),
  means: optional(object({ code: means })),
  /** The door ticket of the booking that it paid, which a device shows as owing again; the server knows it. */
  ticket: optional(uuid),
  at: moment,
});
export type TicketOrderChange = Infer<typeof ticketOrderChange>;

/** GET /api/ticket-orders, newest first. */
export const ticketOrderQuery = object({
  ...pageQuery,
  date: optional(uuid),
  state: optional(enums(ticketOrderStateCodes)),
});
export type TicketOrderQuery = Infer<typeof ticketOrderQuery>;
