import { fullName } from '#common/base/full-name';
import { type SiteLink, links } from '#common/contract/site/links';
import type { PieceQuery } from '#common/contract/content/piece';
import { listPieces } from '../piece/piece-list';
import type { PageKind } from './page-kind';

/** More than any library has; it bounds the page. */
const MOST = 2_000;

/** A library, with all its plays. */
const libraryOf = (link: SiteLink, title: string, query: PieceQuery): PageKind => ({
  link,
  findRows: async () => [],
  async list(database) {
    const { data } = await listPieces(database, { ...query, orderBy: 'title-asc', limit: MOST }, false);
    const lines = data.map(({ slug, title, textAuthors }) => ({
      address: links.piece.to({ slug }),
      title,
      beside: textAuthors.map(fullName).join(', '),
    }));
    return { title, lines };
  },
});

export const libraryPage = libraryOf(links.library, 'Bibliothèque', { notSpectacleTypes: ['ATELIER'] });
export const atelierPage = libraryOf(links.atelier, 'Atelier', { spectacleType: 'ATELIER' });
