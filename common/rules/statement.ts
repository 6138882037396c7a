import type { DoorTicketRow } from '../contract/tickets/door';
import {
  type PaymentMeansCode,
  type TicketOrder,
  paymentMeans,
  paymentMeansCodes,
} from '../contract/tickets/ticket-order';
import { countSeats } from './booking';

/** Paid tickets of one tariff. Amounts are euros, exact to the cent. */
export interface StatementLine {
  /** Null: free participation, where people gave what they wanted. */
  readonly category: { readonly slug: string; readonly name: string } | null;
  /** Of one ticket; null if people choose it. */
  readonly price: number | null;
  /** The lowest and highest number among them; null if none has a number yet. */
  readonly firstNumber: number | null;
  readonly lastNumber: number | null;
  readonly count: number;
  readonly takings: number;
}

/** A group of orders. */
export interface StatementPart {
  readonly orders: readonly TicketOrder[];
  /** The number of tickets. */
  readonly count: number;
  readonly amount: number;
}

/** A ticket for which more was paid than its price. */
export interface Overpaid {
  readonly uuid: string;
  readonly name: string;
  readonly amount: number;
}

/** The takings of a date, to be printed and archived. */
export interface Statement {
  readonly lines: readonly StatementLine[];
  /** What was taken above the prices of the lines (below: negative), as where seats changed while a phone was offline. */
  readonly besides: number;
  readonly paid: StatementPart;
  /** Each means of payment that was used, in the usual order. */
  readonly means: readonly (StatementPart & { readonly code: PaymentMeansCode; readonly name: string })[];
  /** Those of the paid ones that the door took the money of, as it let the people in. */
  readonly door: StatementPart;
  /** To be given back, by name: money taken twice, mostly. */
  readonly overpaid: readonly Overpaid[];
  /** Sold, and not paid. */
  readonly owed: StatementPart;
  readonly refunded: StatementPart;
  readonly cancelled: StatementPart;
  /** The number of tickets without a number, because their sale has not been sent yet. */
  readonly unnumbered: number;
}

/**
 * The statement of a date. Sums are computed in whole cents.
 * @param tickets the date's tickets, as the door sees them
 */
export function statementOf(orders: readonly TicketOrder[], tickets: readonly DoorTicketRow[]): Statement {
  const inOrder = orders.toSorted(byNumber);
  const inState = (code: TicketOrder['state']['code']) => inOrder.filter(({ state }) => state.code === code);
  const paid = partOf(inState('PAYEE'));
  const lines = linesOf(paid.orders);
  return {
    lines,
    besides: (centsOf(paid.amount) - lines.reduce((sum, { takings }) => sum + centsOf(takings), 0)) / 100,
    paid,
    means: paymentMeansCodes.flatMap((code) => {
      const ofMeans = paid.orders.filter(({ means }) => means?.code === code);
      return ofMeans.length === 0 ? [] : [{ code, name: paymentMeans[code], ...partOf(ofMeans) }];
    }),
    door: partOf(paid.orders.filter(({ entry }) => entry !== undefined)),
    overpaid: tickets.flatMap(({ uuid, name, overpaid = 0 }) =>
      overpaid > 0 ? [{ uuid, name, amount: overpaid }] : [],
    ),
    owed: partOf(inState('A_PAYER')),
    refunded: partOf(inState('REMBOURSEE')),
    cancelled: partOf(inState('ANNULEE')),
    unnumbered: countTickets(orders.filter(({ firstNumber }) => firstNumber === undefined)),
  };
}

/** Orders by number; those without a number come last, in the order of sale. */
function byNumber(one: TicketOrder, other: TicketOrder): number {
  const { firstNumber: first = Infinity } = one;
  const { firstNumber: second = Infinity } = other;
  return first === second ? one.at.getTime() - other.at.getTime() : first - second;
}

function partOf(orders: readonly TicketOrder[]): StatementPart {
  const cents = orders.reduce((sum, { total }) => sum + centsOf(total), 0);
  return { orders, count: countTickets(orders), amount: cents / 100 };
}

const countTickets = (orders: readonly TicketOrder[]) => countSeats(orders.flatMap(({ seats }) => seats));

interface Sum {
  readonly category: StatementLine['category'];
  readonly price: number | null;
  readonly numbers: number[];
  count: number;
  cents: number;
}

function linesOf(orders: readonly TicketOrder[]): StatementLine[] {
  const sums = new Map<string, Sum>();
  for (const order of orders) addOrder(sums, order);
  return [...sums.values()]
    .toSorted((one, other) => (other.price ?? -1) - (one.price ?? -1))
    .map(({ category, price, numbers, count, cents }) => ({
      category,
      price,
      firstNumber: numbers.length === 0 ? null : Math.min(...numbers),
      lastNumber: numbers.length === 0 ? null : Math.max(...numbers),
      count,
      takings: cents / 100,
    }));
}

/** Numbers within an order follow the order of its seats. */
function addOrder(sums: Map<string, Sum>, { seats, total, firstNumber }: TicketOrder): void {
  let next = firstNumber;
  for (const { category = null, count, price } of seats) {
    const sum = sumOf(sums, category, price);
    sum.count += count;
    sum.cents += category === null ? centsOf(total) : count * centsOf(price);
    if (next === undefined) continue;
    sum.numbers.push(next, next + count - 1);
    next += count;
  }
}

function sumOf(sums: Map<string, Sum>, category: StatementLine['category'], price: number): Sum {
  const name = category === null ? '' : `${category.slug} ${price}`;
  const found = sums.get(name);
  if (found !== undefined) return found;
  const sum: Sum = { category, price: category === null ? null : price, numbers: [], count: 0, cents: 0 };
  sums.set(name, sum);
  return sum;
}

const centsOf = (euros: number) => Math.round(euros * 100);
