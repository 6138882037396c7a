import type { PieceQuery } from '#common/contract/piece';
import { listPieces } from '../piece/piece-list';
import type { PageKind } from './page-kind';

/** More than any library has; a page stays a page. */
const MOST = 2_000;

/** A library: every play of it. */
const libraryOf = (address: RegExp, title: string, shelf: PieceQuery): PageKind => ({
  address,
  findRows: async () => [],
  async list(database) {
    const { data } = await listPieces(database, { ...shelf, orderBy: 'title-asc', limit: MOST }, false);
    const lines = data.map(({ slug, title, textAuthors }) => ({
      address: `/bibliotheque/${slug}`,
      title,
      beside: textAuthors.map(({ firstname, name }) => `${firstname} ${name}`.trim()).join(', '),
    }));
    return { title, lines };
  },
});

export const libraryPage = libraryOf(/^\/bibliotheque$/i, 'Bibliothèque', { notSpectacleTypes: ['ATELIER'] });
export const atelierPage = libraryOf(/^\/atelier$/i, 'Atelier', { spectacleType: 'ATELIER' });
