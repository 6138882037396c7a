import { importAboutTexts } from './import-about-texts';
import { importBookings } from './import-bookings';
import { importEvents } from './import-events';
import { importFreeTickets } from './import-free-tickets';
import { importInteractiveImages } from './import-interactive-images';
import { importNews } from './import-news';
import { importPieceAuthors } from './import-piece-authors';
import { importPieces } from './import-pieces';
import { importImages, importPreviewImages } from './import-pictures';
import { importScans } from './import-scans';
import { importSettings } from './import-settings';
import { importShows } from './import-shows';
import { importSponsors } from './import-sponsors';
import { importUsers } from './import-users';
import { type LineImporter, lineImporter } from './importer';

/** All collections that can be imported, in the order of their dependencies. */
export const importers: readonly LineImporter[] = [
  lineImporter(importUsers),
  lineImporter(importPreviewImages),
  lineImporter(importImages),
  lineImporter(importPieceAuthors),
  lineImporter(importPieces),
  lineImporter(importEvents),
  lineImporter(importShows),
  lineImporter(importInteractiveImages),
  lineImporter(importBookings),
  lineImporter(importFreeTickets),
  lineImporter(importScans),
  lineImporter(importNews),
  lineImporter(importAboutTexts),
  lineImporter(importSponsors),
  lineImporter(importSettings),
];
