import { matchesWords } from '#common/base/word-beginnings';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { shortCodeMatcher } from '#common/rules/short-code';
import { hasEnded } from '#common/rules/ticket-order';
import { newestFirst } from '../newest-first';
import { paidWords, tariffWords } from './order-words';

/** Views of the list of sales. */
export const saleViews = {
  toutes: 'Toutes',
  'a-envoyer': 'À envoyer',
  'a-payer': 'À payer',
  rendues: 'Remboursées, annulées',
} as const;
export type SaleView = keyof typeof saleViews;

const isIn: Readonly<Record<SaleView, (order: TicketOrder, unsent: ReadonlySet<string>) => boolean>> = {
  toutes: () => true,
  'a-envoyer': ({ uuid }, unsent) => unsent.has(uuid),
  'a-payer': ({ state }) => state.code === 'A_PAYER',
  rendues: ({ state }) => hasEnded(state.code),
};

/** The number of sales in each view. */
export function countSaleViews(
  orders: readonly TicketOrder[],
  unsent: ReadonlySet<string>,
): Readonly<Record<SaleView, number>> {
  const inView = (view: SaleView) => orders.filter((order) => isIn[view](order, unsent)).length;
  return {
    toutes: orders.length,
    'a-envoyer': inView('a-envoyer'),
    'a-payer': inView('a-payer'),
    rendues: inView('rendues'),
  };
}

/**
 * The sales of a view, newest first, matched by a name, a tariff, a means, the seller, a ticket number, or the short code
 * on the ticket.
 */
export function filterSales(
  orders: readonly TicketOrder[],
  unsent: ReadonlySet<string>,
  { view, words }: { readonly view: SaleView; readonly words: string },
): readonly TicketOrder[] {
  const number = /^\s*(?:n\s*°?\s*)?(\d+)\s*$/i.exec(words)?.[1];
  const isCoded = shortCodeMatcher(words);
  return orders
    .filter((order) => isIn[view](order, unsent))
    .filter(
      (order) =>
        (number === undefined ? matchesWords(words, textOf(order)) : hasNumber(order, Number(number))) ||
        isCoded(order.ticket ?? order.uuid),
    )
    .toSorted(newestFirst);
}

const textOf = (order: TicketOrder): string =>
  [order.name ?? '', tariffWords(order.seats), paidWords(order.total, order.means?.code), order.by].join(' ');

const hasNumber = ({ firstNumber, lastNumber }: TicketOrder, number: number): boolean =>
  firstNumber !== undefined && number >= firstNumber && number <= (lastNumber ?? firstNumber);
