import { exportEvents, exportShows } from './export-agenda';
import { exportBookings } from './export-bookings';
import { exportNews } from './export-news';
import { exportImages, exportPreviewImages } from './export-pictures';
import { exportPieceAuthors, exportPieces } from './export-pieces';
import { exportAboutTexts, exportInteractiveImages, exportSettings, exportSponsors } from './export-site';
import { exportFreeTickets, exportScans } from './export-tickets';
import { exportUsers } from './export-users';
import { type LineExporter, lineExporter } from './exporter';

/** All collections that can be imported, in the order in which they are. */
export const exporters: readonly LineExporter[] = [
  lineExporter(exportUsers),
  lineExporter(exportPreviewImages),
  lineExporter(exportImages),
  lineExporter(exportPieceAuthors),
  lineExporter(exportPieces),
  lineExporter(exportEvents),
  lineExporter(exportShows),
  lineExporter(exportInteractiveImages),
  lineExporter(exportBookings),
  lineExporter(exportFreeTickets),
  lineExporter(exportScans),
  lineExporter(exportNews),
  lineExporter(exportAboutTexts),
  lineExporter(exportSponsors),
  lineExporter(exportSettings),
];
