import type { Infer, Struct } from 'superstruct';
import { aboutText } from './about-text';
import { doorDateRow, doorKeyRow, doorScanRow, doorTicketRow } from './door';
import { freeTicket } from './free-ticket';
import { previewImageRow } from './image';
import { newsBodyRow, newsRow } from './news';
import { referenceRow } from './reference-lists';
import { settings } from './settings';
import { user } from './user';

/**
 * What the mirror follows, in the order in which a first load brings it. A collection is one projection of one noun
 * for one kind of reader; each row has a UUID as its key and lies in one feed:
 * - `public`: the same for everybody, survives login and logout;
 * - `mine`: a person's own and their offices', emptied at logout and when their scopes change.
 */
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
} as const satisfies Record<string, { feed: Feed; row: AnyStruct }>;

// Struct is invariant in its schema, so the widest one has no other name.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyStruct = Struct<any, any>;

export type Feed = 'public' | 'mine';
export const feeds = ['public', 'mine'] as const satisfies readonly Feed[];

export type Collection = keyof typeof collections;
export type RowOf<C extends Collection> = Infer<(typeof collections)[C]['row']>;

export const collectionNames = Object.keys(collections) as readonly Collection[];

export const collectionsOf = (feed: Feed): readonly Collection[] =>
  collectionNames.filter((name) => collections[name].feed === feed);
