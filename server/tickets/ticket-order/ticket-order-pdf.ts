import type { Kysely } from 'kysely';
import { numericDay, hourInWords } from '#common/base/dates';
import { money } from '#common/base/numbers';
import { fullName } from '#common/base/full-name';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { countSeats } from '#common/rules/booking';
import { FREE_PARTICIPATION, orderName } from '#common/rules/ticket-order';
import { readTicketLines } from '../../content/about-text/about-text-repository';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import { printedName } from '../../platform/pdf/printed-name';
import type { TicketFact, TicketFile } from '../../platform/pdf/printed-ticket';
import { ticketPdf } from '../../platform/pdf/ticket-page';
import { findSettings } from '../../content/settings/settings-repository';
import { signTicketOrder } from './ticket-order-code';
import { readTicketOrder } from './ticket-order-list';

/**
 * The PDF of an order, one page for all its tickets, with their numbers. The payment of a booking has the booking's own
 * code.
 * Throws `not-found`, and `wrong-state` for an order that was refunded or cancelled.
 */
export async function ticketOrderPdf(database: Kysely<Database>, uuid: string): Promise<TicketFile> {
  const order = await readTicketOrder(database, uuid);
  if (order.endedAt !== undefined)
    throw new CallError('wrong-state', { message: 'Ces billets ne sont plus valables.' });
  const evening = await database
    .selectFrom('show_dates')
    .innerJoin('shows', 'shows.uuid', 'show_dates.show_uuid')
    .select(['shows.slug', 'shows.title', 'shows.location_name', 'shows.location_address'])
    .select(['show_dates.date', 'show_dates.doors_open_at'])
    .where('show_dates.uuid', '=', order.dateUuid)
    .executeTakeFirstOrThrow();
  const ticket = order.ticket ?? order.uuid;
  const seats = countSeats(order.seats);
  return ticketPdf({
    uuid: ticket,
    kind: 'Billet d’entrée',
    organiser: (await findSettings(database))?.title ?? '',
    showSlug: evening.slug,
    showTitle: evening.title,
    date: evening.date,
    doorsOpenAt: evening.doors_open_at,
    location: { name: evening.location_name, address: evening.location_address ?? undefined },
    facts: [
      ['Au nom de', printedName(await payerName(database, order), ticket)],
      ['Places', `${seats}, placement libre`],
      ...pricesOf(order),
      ['Billets', numbersOf(order)],
      ['Au guichet', `${numericDay(order.at)}, ${hourInWords(order.at)}`],
    ],
    seats,
    lines: await readTicketLines(database),
    code: await signTicketOrder(database, order),
  });
}

async function payerName(database: Kysely<Database>, order: TicketOrder): Promise<string> {
  if (order.name !== undefined || order.ticket === undefined) return orderName(order.name, order.firstNumber);
  const booker = await database
    .selectFrom('bookings')
    .select(['firstname', 'name'])
    .where('ticket_uuid', '=', order.ticket)
    .executeTakeFirstOrThrow();
  return fullName(booker);
}

function pricesOf({ seats, total, state }: TicketOrder): readonly TicketFact[] {
  const owed = state.code === 'A_PAYER' && total > 0 ? ', à régler' : '';
  const isFree = seats.every(({ category }) => category === undefined);
  return [
    ...seats.map(({ category, count, price }): TicketFact =>
      category === undefined ? ['Tarif', FREE_PARTICIPATION] : [category.name, `${count} × ${money(price)}`],
    ),
    [isFree ? 'Montant' : 'Total', `${money(total)}${owed}`],
  ];
}

function numbersOf({ firstNumber = 0, lastNumber = 0 }: TicketOrder): string {
  const [first, last] = [firstNumber, lastNumber].map((number) => String(number).padStart(4, '0'));
  return first === last ? `N°\u00a0${first}` : `N°\u00a0${first} à ${last}`;
}
