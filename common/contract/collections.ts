import type { Infer, Struct } from 'superstruct';
import { aboutText } from './about-text';
import { doorDateRow, doorKeyRow, doorScanRow, doorTicketRow } from './door';
import { freeTicket } from './free-ticket';
import { previewImageRow } from './image';
import { newsBodyRow, newsRow } from './news';
import { referenceRow } from './reference-lists';
import { settings } from './settings';
import { user } from './user';
import type { Collection, collectionFeeds } from './collection-names';

/** Each collection with the struct of its rows. */
export const collections = {
  settings: { feed: 'public', row: settings },
  'reference-entries': { feed: 'public', row: referenceRow },
  account: { feed: 'mine', row: user },
  'door-dates': { feed: 'mine', row: doorDateRow },
  'door-keys': { feed: 'mine', row: doorKeyRow },
  'door-tickets': { feed: 'mine', row: doorTicketRow },
  'door-scans': { feed: 'mine', row: doorScanRow },
  'my-tickets': { feed: 'mine', row: freeTicket },
  'preview-images': { feed: 'public', row: previewImageRow },
  news: { feed: 'public', row: newsRow },
  'news-bodies': { feed: 'public', row: newsBodyRow },
  'about-texts': { feed: 'public', row: aboutText },
  'coming-news': { feed: 'mine', row: newsRow },
  'coming-news-bodies': { feed: 'mine', row: newsBodyRow },
} as const satisfies { readonly [C in Collection]: { feed: (typeof collectionFeeds)[C]; row: AnyStruct } };

// Struct is invariant in its schema, so the widest one has no other name.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyStruct = Struct<any, any>;

export type RowOf<C extends Collection> = Infer<(typeof collections)[C]['row']>;
