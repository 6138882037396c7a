import type { Infer } from 'superstruct';
import type { AnyStruct } from '../fields/any-struct';
import { aboutText } from '../content/about-text';
import { badgeRow } from '../site/badges';
import { doorDateRow, doorKeyRow, doorScanRow, doorTicketRow } from '../tickets/door';
import { myTicket } from '../tickets/free-ticket';
import { freeTicketDemand } from '../tickets/free-ticket-demand';
import { imageRow, previewImageRow } from '../content/image';
import { newsBodyRow, newsRow } from '../content/news';
import { pieceBodyRow, pieceRow } from '../content/piece';
import { pieceAuthor } from '../content/piece-author';
import { priceCategoryRow } from '../agenda/price-category';
import { referenceRow } from '../content/reference-lists';
import { roleDemand } from '../people/role-demand';
import { agendaEvent } from '../agenda/event';
import { header } from '../site/header';
import { settings } from '../site/settings';
import { seatsLeftRow, show } from '../agenda/show';
import { interactiveImage } from '../agenda/interactive-image';
import { sponsorRow } from '../content/sponsor';
import { ticketOrder } from '../tickets/ticket-order';
import { user } from '../people/user';
import type { Collection } from './collection-names';

/** The struct of each collection's rows. */
export const collections = {
  settings: { row: settings },
  header: { row: header },
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
  'my-tickets': { row: myTicket },
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
  'interactive-images': { row: interactiveImage },
  images: { row: imageRow },
  'coming-preview-images': { row: previewImageRow },
  'coming-news': { row: newsRow },
  'coming-news-bodies': { row: newsBodyRow },
  'coming-piece-authors': { row: pieceAuthor },
  'coming-pieces': { row: pieceRow },
  'coming-piece-bodies': { row: pieceBodyRow },
  'coming-images': { row: imageRow },
  'price-categories': { row: priceCategoryRow },
  'desk-shows': { row: show },
  'desk-events': { row: agendaEvent },
  'desk-sponsors': { row: sponsorRow },
  'desk-interactive-images': { row: interactiveImage },
} as const satisfies Readonly<Record<Collection, { readonly row: AnyStruct }>>;

export type RowOf<C extends Collection> = Infer<(typeof collections)[C]['row']>;
