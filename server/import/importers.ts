import { importBookings } from './import-bookings';
import { importEvents } from './import-events';
import { importFreeTickets } from './import-free-tickets';
import { importNews } from './import-news';
import { importPieceAuthors } from './import-piece-authors';
import { importPieces } from './import-pieces';
import { importImages, importPreviewImages } from './import-pictures';
import { importScans } from './import-scans';
import { importShows } from './import-shows';
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
  lineImporter(importBookings),
  lineImporter(importFreeTickets),
  lineImporter(importScans),
  lineImporter(importNews),
];
