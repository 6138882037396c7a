import { byFrench } from '#common/base/order';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import { type MirrorReader, pageMirror } from '../page-mirror';
import { readAllPieceAuthors } from '../piece-authors';

export interface PieceAuthorQueries {
  /** Every author of a play in the library, in alphabetical order: some hundred rows. */
  all(): Promise<readonly PieceAuthor[]>;
}

export const pieceAuthorQueriesOf = (mirror: MirrorReader): PieceAuthorQueries => ({
  all: () =>
    mirror.read(async (generation) => {
      const authors = await readAllPieceAuthors(generation);
      return authors.map(({ uuid, slug, name, firstname }) => ({ uuid, slug, name, firstname })).sort(byName);
    }, []),
});

export const pieceAuthorQueries = pieceAuthorQueriesOf(pageMirror);

const byName = (one: PieceAuthor, other: PieceAuthor) =>
  byFrench(one.name, other.name) || byFrench(one.firstname, other.firstname);
