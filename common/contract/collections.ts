import type { Infer, Struct } from 'superstruct';
import { aboutText } from './about-text';
import { badgeRow } from './counters';
import { doorDateRow, doorKeyRow, doorScanRow, doorTicketRow } from './door';
import { freeTicket } from './free-ticket';
import { freeTicketDemand } from './free-ticket-demand';
import { imageRow, previewImageRow } from './image';
import { newsBodyRow, newsRow } from './news';
import { pieceBodyRow, pieceRow } from './piece';
import { pieceAuthor } from './piece-author';
import { priceCategoryRow } from './price-category';
import { referenceRow } from './reference-lists';
import { roleDemand } from './role-demand';
import { agendaEvent } from './event';
import { settings } from './settings';
import { seatsLeftRow, show } from './show';
import { sponsorRow } from './sponsor';
import { ticketOrder } from './ticket-order';
import { user } from './user';
import type { Collection } from './collection-names';

/** The struct of each collection's rows. */
export const collections = {
  settings: { row: settings },
  'reference-entries': { row: referenceRow },
  account: { row: user },
  'role-demands': { row: roleDemand },
  'free-ticket-demands': { row: freeTicketDemand },
  badges: { row: badgeRow },
  'door-dates': { row: doorDateRow },
  'door-keys': { row: doorKeyRow },
  'door-tickets': { row: doorTicketRow },
  'door-scans': { row: doorScanRow },
  'ticket-orders': { row: ticketOrder },
  'my-tickets': { row: freeTicket },
  shows: { row: show },
  'seats-left': { row: seatsLeftRow },
  events: { row: agendaEvent },
  'preview-images': { row: previewImageRow },
  news: { row: newsRow },
  'news-bodies': { row: newsBodyRow },
  pieces: { row: pieceRow },
  'piece-authors': { row: pieceAuthor },
  'piece-bodies': { row: pieceBodyRow },
  'about-texts': { row: aboutText },
  sponsors: { row: sponsorRow },
  images: { row: imageRow },
  'coming-preview-images': { row: previewImageRow },
  'coming-news': { row: newsRow },
  'coming-news-bodies': { row: newsBodyRow },
  'coming-pieces': { row: pieceRow },
  'coming-piece-bodies': { row: pieceBodyRow },
  'coming-images': { row: imageRow },
  'price-categories': { row: priceCategoryRow },
  'desk-shows': { row: show },
  'desk-events': { row: agendaEvent },
} as const satisfies Readonly<Record<Collection, { readonly row: AnyStruct }>>;

// Struct is invariant in its schema, so the widest one has no other name.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyStruct = Struct<any, any>;

export type RowOf<C extends Collection> = Infer<(typeof collections)[C]['row']>;
