export type Feed = 'public' | 'mine';

/**
 * The collections of the mirror, in the order of a first load. A collection is one projection of one noun for one kind
 * of reader; each row has a UUID as its key and belongs to one feed:
 * - `public`: the same for everybody, survives login and logout;
 * - `mine`: a person's own rows and those of their offices, emptied at logout and when their scopes change.
 */
export const collectionFeeds = {
  settings: 'public',
  header: 'public',
  'reference-entries': 'public',
  account: 'mine',
  'role-demands': 'mine',
  'free-ticket-demands': 'mine',
  badges: 'mine',
  'door-dates': 'mine',
  'door-keys': 'mine',
  // Before the tickets: one that is here without its scans would be let in again.
  'door-scans': 'mine',
  'door-tickets': 'mine',
  'ticket-orders': 'mine',
  'my-tickets': 'mine',
  shows: 'public',
  'seats-left': 'public',
  events: 'public',
  'preview-images': 'public',
  news: 'public',
  'piece-authors': 'public',
  pieces: 'public',
  'news-bodies': 'public',
  'piece-bodies': 'public',
  'about-texts': 'public',
  sponsors: 'public',
  'interactive-images': 'public',
  images: 'public',
  'coming-preview-images': 'mine',
  'coming-news': 'mine',
  'coming-news-bodies': 'mine',
  'coming-piece-authors': 'mine',
  'coming-pieces': 'mine',
  'coming-piece-bodies': 'mine',
  'coming-images': 'mine',
  'price-categories': 'mine',
  'desk-shows': 'mine',
  'desk-events': 'mine',
  'desk-sponsors': 'mine',
  'desk-interactive-images': 'mine',
} as const satisfies Record<string, Feed>;

export type Collection = keyof typeof collectionFeeds;

/** In the order of a first load. */
export const collectionNames = Object.keys(collectionFeeds) as readonly Collection[];

/** The collections of a feed, in the same order. */
export const collectionsOf = (feed: Feed): readonly Collection[] =>
  collectionNames.filter((name) => collectionFeeds[name] === feed);
