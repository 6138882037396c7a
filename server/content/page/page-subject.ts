import { withoutTrailingSlashes } from '#common/base/trailing-slashes';
import { links } from '#common/contract/site/links';
import { isStorable } from '../../platform/http/storable';
import { eventPage } from './event-page';
import { galleryPage } from './gallery-page';
import { atelierPage, libraryPage } from './library-page';
import { archivePage, latestPage, newsPage } from './news-page';
import type { PageKind } from './page-kind';
import { piecePage } from './piece-page';
import { bookPage, reservationsPage } from './reservations-page';
import { showPage } from './show-page';
import { sponsorsPage } from './sponsors-page';
import { contactsPage, historyPage, informationPage, termsPage } from './text-page';

/** What the page of an address is about. */
export interface PageSubject {
  readonly kind: Omit<PageKind, 'link'>;
  readonly slug: string;
}

/** The address that identifies a page in the cache, the same for all spellings. */
export function pageAddress(path: string): string {
  return withoutTrailingSlashes(path) || links.newsHome.to();
}

/** @param address as `pageAddress` gives it */
export function subjectOf(address: string): PageSubject {
  for (const kind of kinds) {
    const found = kind.link.read(address);
    if (found !== null) return { kind, slug: decoded(found[0] ?? '') };
  }
  return sitePage;
}

const kinds: readonly PageKind[] = [
  latestPage,
  archivePage,
  newsPage,
  libraryPage,
  atelierPage,
  piecePage,
  galleryPage,
  showPage,
  eventPage,
  reservationsPage,
  bookPage,
  informationPage,
  historyPage,
  sponsorsPage,
  contactsPage,
  termsPage,
];

/** A page that shows only the settings of the association. */
export const sitePage: PageSubject = { kind: { findRows: async () => [] }, slug: '' };

/**
 * A slug that cannot be decoded stays as it is; one that the database cannot store becomes empty and matches nothing.
 */
function decoded(slug: string): string {
  const read = readable(slug);
  return isStorable(read) ? read : '';
}

function readable(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
