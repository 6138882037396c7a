import { fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import type { PieceBodyRow, PieceRow } from '#common/contract/content/piece';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import { plainText } from '#common/contract/fields/rich-text-check';
import { findPieces } from '../piece/piece-repository';
import { locatePublished } from '../publication/locate';
import { beginningOf } from './beginning-of';
import type { PageAbout, PageKind } from './page-kind';
import { rowsOf } from './shown-rows';

/** One play, with its authors. */
export const piecePage: PageKind = {
  link: links.piece,
  async findRows(snapshot, slug) {
    const uuid = await locatePublished(snapshot, 'pieces', slug, false);
    if (uuid === undefined) return [];
    const [piece] = await findPieces(snapshot, [uuid]);
    return [
      ...(piece?.text_authors ?? []).map((key) => ({ collection: 'piece-authors', key }) as const),
      { collection: 'pieces', key: uuid },
      { collection: 'piece-bodies', key: uuid },
    ];
  },
  about(rows) {
    const [piece] = rowsOf<PieceRow>(rows, 'pieces');
    const [body] = rowsOf<PieceBodyRow>(rows, 'piece-bodies');
    if (piece === undefined || body === undefined) return null;
    return aboutPiece(piece, body, rowsOf<PieceAuthor>(rows, 'piece-authors'));
  },
};

function aboutPiece(piece: PieceRow, body: PieceBodyRow, authors: readonly PieceAuthor[]): PageAbout {
  const { title, genre, previewImage, duration } = piece;
  const names = piece.textAuthors.flatMap((uuid) => authors.find((author) => author.uuid === uuid) ?? []);
  const description = beginningOf(plainText(body.resume));
  const address = links.piece.to(piece);
  return {
    title,
    description,
    address,
    image: previewImage,
    data: ({ picture, siteUrl }) => ({
      '@type': 'Play',
      name: title,
      ...(description !== '' && { description }),
      ...(genre !== undefined && { genre }),
      ...(duration !== undefined && { timeRequired: `PT${duration}M` }),
      image: picture,
      author: names.map((author) => ({
        '@type': 'Person',
        name: fullName(author),
      })),
      url: siteUrl + address,
    }),
  };
}
