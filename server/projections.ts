import { readAboutTextRows } from './content/about-text/about-text-repository';
import { readBadgeRows } from './operation/badge/badge-projection';
import { findEvents } from './agenda/event/event-repository';
import { readMyTickets } from './tickets/free-ticket/my-ticket-projection';
import { readFreeTicketDemandRows } from './tickets/free-ticket-demand/free-ticket-demand-projection';
import { readHeaderRows } from './content/header/header-repository';
import { readImageRows } from './content/image/image-answer';
import { readNewsBodyRows, readNewsRows } from './content/news/news-projection';
import { readPieceAuthorRows } from './content/piece-author/piece-author-repository';
import { readPieceBodyRows, readPieceRows } from './content/piece/piece-answer';
import { readPreviewImageRows } from './content/preview-image/preview-image-projection';
import { readPriceCategoryRows } from './agenda/price-category/price-category-projection';
import { readReferenceRows } from './content/reference-list/reference-list-projection';
import { readRoleDemandRows } from './people/role-demand/role-demand-projection';
import { readDoorTickets } from './tickets/scan/door-ticket-projection';
import { readDoorScans } from './tickets/scan/scan-repository';
import { readDoorKeys } from './tickets/ticket-code/ticket-key-repository';
import { readSettingsRows } from './content/settings/settings-projection';
import { readDoorDates } from './agenda/show/door-date-projection';
import { findPublicShows } from './agenda/show/listed-play-repository';
import { findShows } from './agenda/show/show-projection';
import { readInteractiveImageRows } from './agenda/interactive-image/interactive-image-repository';
import { readSeatsLeftRows } from './agenda/show/seats-repository';
import { readSponsorRows } from './content/sponsor/sponsor-repository';
import { readTicketOrderRows } from './tickets/ticket-order/ticket-order-projection';
import { readAccountRows } from './people/user/account-projection';
import type { Readers } from './platform/feed/readers';

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
