import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import { nameOf } from '../../contract/content/reference-names';
import type {
  PaymentMeansCode,
  TicketOrder,
  TicketOrderChange,
  TicketOrderStateCode,
  TicketOrderWrite,
} from '../../contract/tickets/ticket-order';
import { doorEnds } from '../audience';
import { hasEnded, mayBecome, meansOfPayment } from '../ticket-order';
import { type Refusal, type Ruling, wrongField, wrongState } from './refusal';
import { existingRefusal } from './save';

/** A new order, besides its seats, its seller and the numbers that the server gives. */
export type PlacedOrder = Omit<
  TicketOrder,
  'seats' | 'by' | 'beyond' | 'firstNumber' | 'lastNumber' | 'endedAt' | 'entry'
>;

/** What only one side knows of an order. */
interface OrderFacts {
  /** Another order or ticket with its uuid. */
  readonly before: object | null;
  /** When its date begins; null where a device does not have the date. */
  readonly begins: Date | null;
  readonly version: string;
}

/** A sale of the counter, or the payment of a booking. */
export function placedOrder(
  write: TicketOrderWrite,
  { before, begins, version }: OrderFacts,
): Ruling<PlacedOrder> {
  const { uuid, dateUuid, ticket, total, state, means, at } = write;
  const refusal =
    existingRefusal(before, 'Une autre vente porte déjà cette référence.') ??
    (begins === null ? null : outOfTime(at, begins)) ??
    unpaid(means?.code, total);
  if (refusal !== null) return fail(refusal);
  const name = write.name?.trim();
  return succeed(
    everyFieldOf<PlacedOrder>()({
      uuid,
      dateUuid,
      ...(ticket !== undefined && { ticket }),
      ...(name && { name }),
      total,
      state: stateOf(state.code),
      ...(means && { means: meansOfPayment(means.code, total) }),
      at,
      version,
    }),
  );
}

/** The counter sells until its date is over, and not before anybody would have planned it. */
function outOfTime(at: Date, begins: Date): Refusal | null {
  if (at > doorEnds(begins)) return wrongState(CLOSED);
  return at.getTime() < begins.getTime() - EARLIEST ? wrongField('at', TOO_EARLY) : null;
}

/** Two years, in milliseconds: a date that was put off by a season keeps what was sold before. */
const EARLIEST = 731 * 86_400_000;
const CLOSED = 'Cette séance est passée\u00a0: son guichet est fermé.';
const TOO_EARLY = 'plus de deux ans avant la séance\u00a0: vérifiez la date de cet appareil';

/** An order that is paid, refunded or cancelled. The same order if it is so already. */
export function changedOrder(
  before: TicketOrder,
  { state: { code }, means, at }: Pick<TicketOrderChange, 'state' | 'means' | 'at'>,
  version: string,
): Ruling<TicketOrder> {
  if (code === 'PAYEE') return paidOrder(before, means?.code, version);
  if (before.state.code === code) return succeed(before);
  if (!mayBecome(before.state.code, code)) return fail(wrongState(refusals[before.state.code]));
  const ended = hasEnded(code) && { endedAt: notBefore(before.at, at) };
  return succeed({ ...before, state: stateOf(code), ...ended, version });
}

/** A device whose clock was set back must not end a sale before it was made. */
const notBefore = (made: Date, at: Date): Date => (at < made ? made : at);

function paidOrder(
  before: TicketOrder,
  means: PaymentMeansCode | undefined,
  version: string,
): Ruling<TicketOrder> {
  if (means === undefined) return fail(wrongField('means', 'un moyen de paiement est attendu'));
  const refusal = unpaid(means, before.total);
  if (refusal !== null) return fail(refusal);
  const paid = meansOfPayment(means, before.total);
  if (before.state.code === 'PAYEE' && before.means?.code === paid.code) return succeed(before);
  if (!mayBecome(before.state.code, 'PAYEE')) return fail(wrongState(refusals[before.state.code]));
  return succeed({ ...before, state: stateOf('PAYEE'), means: paid, version });
}

/** A means that is free of charge although an amount is due. */
const unpaid = (means: PaymentMeansCode | undefined, total: number): Refusal | null =>
  means === 'GRATUIT' && total > 0 ? wrongField('means.code', 'un montant est dû') : null;

const stateOf = (code: TicketOrderStateCode) => ({ code, name: nameOf('ticket-order-states', code) });

/** Why an order in this state cannot change as requested. */
const refusals: Readonly<Record<TicketOrderStateCode, string>> = {
  A_PAYER: 'Cette vente n’est pas payée\u00a0: il n’y a rien à rembourser.',
  PAYEE: 'Cette vente est déjà payée.',
  REMBOURSEE: 'Cette vente est déjà remboursée.',
  ANNULEE: 'Cette vente est déjà annulée.',
};
