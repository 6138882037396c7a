import type { AskedQuery } from '#common/contract/calls/endpoints';
import { LAST_PAGE, oneOf, wholeNumber } from '../../../components/list-filter/address-value';
import { type PageSize, pageSizes } from '../../../components/list-filter/page-sizes';

/** The filter of a show's free tickets. It is kept in the address bar. */
export interface TicketFilter {
  readonly name: string;
  readonly view: TicketView;
  /** UUID of a single date; null: all dates. */
  readonly date: string | null;
  readonly size: PageSize;
  readonly page: number;
}

export const ticketViews = {
  valables: 'Valables',
  'a-generer': 'À générer',
  generees: 'Générées',
  utilisees: 'Utilisées',
  bloquees: 'Bloquées',
  annulees: 'Annulées ou remplacées',
} as const;
type TicketView = keyof typeof ticketViews;

const everyTicket: TicketFilter = { name: '', view: 'valables', date: null, size: 10, page: 1 };

const views = Object.keys(ticketViews) as TicketView[];

export const viewOf = (text: string | null): TicketView => oneOf(views, text) ?? everyTicket.view;

/** Reads the filter from a query string; missing or invalid values become the defaults. */
export function readTicketFilter(search: string): TicketFilter {
  const params = new URLSearchParams(search);
  const date = params.get('seance') ?? '';
  return {
    name: (params.get('nom') ?? '').slice(0, 200),
    view: viewOf(params.get('etat')),
    date: /^[0-9a-f-]{36}$/.test(date) ? date : null,
    size: oneOf(pageSizes, Number(params.get('taille'))) ?? everyTicket.size,
    page: wholeNumber(params.get('page'), 1, LAST_PAGE) ?? everyTicket.page,
  };
}

/** The query string of a filter, with its question mark; default values are left out. */
export function writeTicketFilter({ name, view, date, size, page }: TicketFilter): string {
  const params = new URLSearchParams();
  if (name !== '') params.set('nom', name);
  if (view !== everyTicket.view) params.set('etat', view);
  if (date !== null) params.set('seance', date);
  if (size !== everyTicket.size) params.set('taille', String(size));
  if (page !== everyTicket.page) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query for the server. */
export function ticketQueryOf(show: string, { name, view, date, size, page }: TicketFilter) {
  return {
    show,
    page,
    limit: size,
    ...questions[view],
    ...(date !== null && { date }),
    ...(name.trim() !== '' && { name: name.trim() }),
  };
}

const questions = {
  valables: { fact: 'valid' },
  'a-generer': { fact: 'valid', state: 'A_GENERER' },
  generees: { fact: 'valid', state: 'GENERE' },
  utilisees: { fact: 'valid', state: 'UTILISE' },
  bloquees: { fact: 'blocked' },
  annulees: { fact: 'gone' },
} as const satisfies Readonly<Record<TicketView, AskedQuery>>;
