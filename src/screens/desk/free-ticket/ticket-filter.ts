import type { AskedQuery } from '#common/contract/calls/endpoints';
import { soughtWords } from '#common/rules/ticket-clue';
import {
  choice,
  pageField,
  sizeField,
  uuidField,
  words,
} from '../../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../../components/list-filter/filter-codec';

export const ticketViews = {
  valables: 'Valables',
  'a-generer': 'À générer',
  generees: 'Générées',
  utilisees: 'Utilisées',
  bloquees: 'Bloquées',
  annulees: 'Annulées ou remplacées',
} as const;
type TicketView = keyof typeof ticketViews;

const views = Object.keys(ticketViews) as TicketView[];

/** The filter of a show's free tickets. */
export const ticketFilter = filterCodec({
  name: words('nom'),
  view: choice('etat', views, 'valables'),
  // A single date; null: all of them.
  date: uuidField('seance'),
  size: sizeField,
  page: pageField,
});
export type TicketFilter = FilterOf<typeof ticketFilter>;

/** The query for the server. */
export function ticketQueryOf(show: string, { name, view, date, size, page }: TicketFilter) {
  return {
    show,
    page,
    limit: size,
    ...questions[view],
    ...(date !== null && { date }),
    ...(name.trim() !== '' && { name: soughtWords(name.trim()) }),
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
