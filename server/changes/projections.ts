import { readAboutTextRows } from '../about-text/about-text-projection';
import { readBadgeRows } from '../counters/badge-projection';
import { findEvents } from '../event/event-repository';
import { readMyTickets } from '../free-ticket/my-ticket-projection';
import { readFreeTicketDemandRows } from '../free-ticket-demand/free-ticket-demand-projection';
import { readHeaderRows } from '../header/header-repository';
import { readImageRows } from '../image/image-answer';
import { readNewsBodyRows, readNewsRows } from '../news/news-projection';
import { readPieceAuthorRows } from '../piece-author/piece-author-projection';
import { readPieceBodyRows, readPieceRows } from '../piece/piece-answer';
import { readPreviewImageRows } from '../preview-image/preview-image-projection';
import { readPriceCategoryRows } from '../price-category/price-category-projection';
import { readReferenceRows } from '../reference-list/reference-list-projection';
import { readRoleDemandRows } from '../role-demand/role-demand-projection';
import { readDoorTickets } from '../scan/door-ticket-projection';
import { readDoorScans } from '../scan/scan-repository';
import { readDoorKeys } from '../ticket-code/ticket-key-repository';
import { readSettingsRows } from '../settings/settings-projection';
import { readDoorDates } from '../show/door-date-projection';
import { findPublicShows } from '../show/listed-play-repository';
import { findShows } from '../show/show-projection';
import { readInteractiveImageRows } from '../interactive-image/interactive-image-repository';
import { readSeatsLeftRows } from '../show/seats-repository';
import { readSponsorRows } from '../sponsor/sponsor-repository';
import { readTicketOrderRows } from '../ticket-order/ticket-order-projection';
import { readAccountRows } from '../user/account-projection';
import type { Readers } from './readers';

/** How each collection is read. */
export const projections: Readers = {
  settings: readSettingsRows,
  header: readHeaderRows,
  'reference-entries': readReferenceRows,
  account: readAccountRows,
  'role-demands': readRoleDemandRows,
  'free-ticket-demands': readFreeTicketDemandRows,
  badges: readBadgeRows,
  'door-dates': readDoorDates,
  'door-keys': readDoorKeys,
  'door-tickets': readDoorTickets,
  'door-scans': readDoorScans,
  'ticket-orders': readTicketOrderRows,
  'my-tickets': readMyTickets,
  shows: findPublicShows,
  'seats-left': readSeatsLeftRows,
  events: findEvents,
  'preview-images': readPreviewImageRows,
  news: readNewsRows,
  'news-bodies': readNewsBodyRows,
  pieces: readPieceRows,
  'piece-authors': readPieceAuthorRows,
  'piece-bodies': readPieceBodyRows,
  'about-texts': readAboutTextRows,
  sponsors: readSponsorRows,
  'interactive-images': readInteractiveImageRows,
  images: readImageRows,
  'coming-preview-images': readPreviewImageRows,
  'coming-news': readNewsRows,
  'coming-news-bodies': readNewsBodyRows,
  'coming-piece-authors': readPieceAuthorRows,
  'coming-pieces': readPieceRows,
  'coming-piece-bodies': readPieceBodyRows,
  'coming-images': readImageRows,
  'price-categories': readPriceCategoryRows,
  'desk-shows': findShows,
  'desk-events': findEvents,
  'desk-sponsors': readSponsorRows,
  'desk-interactive-images': readInteractiveImageRows,
};
