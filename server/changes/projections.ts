import { readAboutTextRows } from '../about-text/about-text-projection';
import { readBadgeRows } from '../counters/badge-projection';
import { readMyTickets } from '../free-ticket/my-ticket-projection';
import { readNewsBodyRows, readNewsRows } from '../news/news-projection';
import { readPreviewImageRows } from '../preview-image/preview-image-projection';
import { readReferenceRows } from '../reference-list/reference-list-projection';
import { readRoleDemandRows } from '../role-demand/role-demand-projection';
import { readDoorTickets } from '../scan/door-ticket-projection';
import { readDoorScans } from '../scan/scan-repository';
import { readDoorKeys } from '../scan/ticket-key-repository';
import { readSettingsRows } from '../settings/settings-projection';
import { readDoorDates } from '../show/door-date-projection';
import { readAccountRows } from '../user/account-projection';
import type { Readers } from './readers';

/** How each collection is read. */
export const projections: Readers = {
  settings: readSettingsRows,
  'reference-entries': readReferenceRows,
  account: readAccountRows,
  'role-demands': readRoleDemandRows,
  badges: readBadgeRows,
  'door-dates': readDoorDates,
  'door-keys': readDoorKeys,
  'door-tickets': readDoorTickets,
  'door-scans': readDoorScans,
  'my-tickets': readMyTickets,
  'preview-images': readPreviewImageRows,
  news: readNewsRows,
  'news-bodies': readNewsBodyRows,
  'about-texts': readAboutTextRows,
  'coming-news': readNewsRows,
  'coming-news-bodies': readNewsBodyRows,
};
