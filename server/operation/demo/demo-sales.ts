import type { TicketOrderWrite } from '#common/contract/tickets/ticket-order';
import type { WriteTransaction } from '../../platform/database/transaction';
import { changeTicketOrder, createTicketOrder } from '../../tickets/ticket-order/ticket-order-change';
import type { DemoCalendar } from './demo-calendar';
import { demoPeople, demoUuid } from './demo-people';
import { childPrice, demoDates, demoPrices, fullPrice, reducedPrice } from './demo-shows';

const MINUTE = 60_000;

type Tariff = keyof typeof demoPrices;
interface DemoSale {
  readonly name?: string;
  readonly seats: Partial<Record<Tariff, number>>;
  /** Missing: still to be paid. */
  readonly means?: NonNullable<TicketOrderWrite['means']>['code'];
  readonly refunded?: true;
}

const sales: readonly DemoSale[] = [
  { seats: { [fullPrice]: 2 }, means: 'ESPECES' },
  { name: 'Solange Bécu', seats: { [fullPrice]: 1, [reducedPrice]: 1, [childPrice]: 2 }, means: 'CHEQUE' },
  { seats: { [reducedPrice]: 1 }, means: 'CARTE' },
  { name: 'Fernand Oustric', seats: { [fullPrice]: 1 }, means: 'ESPECES', refunded: true },
  { name: 'Classe de CM2', seats: { [childPrice]: 4, [reducedPrice]: 1 } },
  { seats: { [fullPrice]: 2 }, means: 'CARTE' },
];

/** The rehearsal counter's sales of the last half hour: in every state, by every means of payment. */
export async function sellDemoTickets(transaction: WriteTransaction, calendar: DemoCalendar): Promise<void> {
  const { rehearsal } = demoDates(calendar);
  const seller = demoPeople.billetterie.uuid;
  for (const [rank, { name, seats, means, refunded }] of sales.entries()) {
    const at = new Date(calendar.now.getTime() - (sales.length - rank) * 5 * MINUTE);
    const wanted = Object.entries(seats).map(([slug, count]) => ({
      category: { slug, name: undefined },
      count,
      price: undefined,
    }));
    const total = wanted.reduce((sum, { category, count }) => sum + count * priceOf(category.slug), 0);
    const uuid = demoUuid(`vente ${rank}`, at);
    await createTicketOrder(transaction, seller, {
      uuid,
      dateUuid: rehearsal.uuid,
      seats: wanted,
      ...(name !== undefined && { name }),
      total,
      state: { code: means === undefined ? 'A_PAYER' : 'PAYEE' },
      ...(means !== undefined && { means: { code: means } }),
      at,
    });
    if (refunded)
      await changeTicketOrder(transaction, seller, uuid, {
        state: { code: 'REMBOURSEE' },
        at: new Date(at.getTime() + 2 * MINUTE),
      });
  }
}

function priceOf(slug: string): number {
  const prices: Readonly<Record<string, number>> = demoPrices;
  return prices[slug] ?? 0;
}
