import type { Infer, Struct } from 'superstruct';
import { aboutText } from './about-text';
import { badgeRow } from './counters';
import { doorDateRow, doorKeyRow, doorScanRow, doorTicketRow } from './door';
import { freeTicket } from './free-ticket';
import { previewImageRow } from './image';
import { newsBodyRow, newsRow } from './news';
import { referenceRow } from './reference-lists';
import { roleDemand } from './role-demand';
import { settings } from './settings';
import { user } from './user';
import type { Collection } from './collection-names';

/** The struct of each collection's rows. */
export const collections = {
  settings: { row: settings },
  'reference-entries': { row: referenceRow },
  account: { row: user },
  'role-demands': { row: roleDemand },
  badges: { row: badgeRow },
  'door-dates': { row: doorDateRow },
  'door-keys': { row: doorKeyRow },
  'door-tickets': { row: doorTicketRow },
  'door-scans': { row: doorScanRow },
  'my-tickets': { row: freeTicket },
  'preview-images': { row: previewImageRow },
  news: { row: newsRow },
  'news-bodies': { row: newsBodyRow },
  'about-texts': { row: aboutText },
  'coming-news': { row: newsRow },
  'coming-news-bodies': { row: newsBodyRow },
} as const satisfies Readonly<Record<Collection, { readonly row: AnyStruct }>>;

// Struct is invariant in its schema, so the widest one has no other name.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyStruct = Struct<any, any>;

export type RowOf<C extends Collection> = Infer<(typeof collections)[C]['row']>;
