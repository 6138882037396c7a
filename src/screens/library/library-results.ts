import { byFrench } from '#common/base/order';
import { fold } from '#common/base/fold';
import type { PieceSummary } from '#common/contract/content/piece';
import { type TroupeCasting, castTroupe, idleIn, missingIn } from '#common/rules/casting';
import { compareListed } from '#common/rules/list-order';
import { type ListedPiece, listedPieceOf, matchesPieceQuery } from '#common/rules/piece-list';
import { type LibraryFilter, libraryQuery, troupeOf } from '../../components/list-filter/library-filter';

/** The association's library leaves out the workshop's plays; the workshop's holds only them. */
export type LibraryKind = 'association' | 'atelier';

export interface LibraryPiece {
  readonly piece: PieceSummary;
  /** How the troupe can cast it; null if no troupe was given. */
  readonly casting: TroupeCasting | null;
}

export interface LibraryResults {
  /** Number of plays in this library, whatever the filter. */
  readonly all: number;
  /** Plays that match; for a troupe, those that it can cast, the closest fit first. */
  readonly found: readonly LibraryPiece[];
  /** Plays that the troupe could cast with one, two or three more people. */
  readonly near: readonly LibraryPiece[];
  /** The genres of this library, in alphabetical order. */
  readonly genres: readonly string[];
}

/** Maximum number of missing people. */
const NEARLY = 3;

/** Selects and sorts the plays of one library by a filter. */
export function arrangeLibrary(
  pieces: readonly PieceSummary[],
  filter: LibraryFilter,
  kind: LibraryKind,
  now: Date,
): LibraryResults {
  const own = pieces
    .map((piece) => ({ piece, listed: listedPieceOf(piece) }))
    .filter(({ listed }) => (listed.performanceType === 'ATELIER') === (kind === 'atelier'));
  const query = libraryQuery(filter);
  const troupe = troupeOf(filter);
  const compare = compareListed(filter.order);
  const matching = own
    .filter(({ listed }) => query !== null && matchesPieceQuery(listed, query, now))
    .toSorted((one, other) => compare(one.listed, other.listed))
    .map(({ piece, listed }) => ({ piece, casting: castingOf(listed, troupe) }));
  return {
    all: own.length,
    found: matching.filter((one) => missing(one) === 0).toSorted((one, other) => misfit(one) - misfit(other)),
    near: matching
      .filter((one) => missing(one) > 0 && missing(one) <= NEARLY)
      .toSorted((one, other) => missing(one) - missing(other)),
    genres: genresOf(own.map(({ piece }) => piece)),
  };
}

const castingOf = ({ charactersData }: ListedPiece, troupe: { women: number; men: number } | null) =>
  troupe === null ? null : castTroupe(charactersData, troupe);

const missing = ({ casting }: LibraryPiece) => (casting === null ? 0 : missingIn(casting));

/** An idle person weighs as much as a doubled part. */
const misfit = ({ casting }: LibraryPiece) => (casting === null ? 0 : idleIn(casting) + casting.doubled);

function genresOf(pieces: readonly PieceSummary[]): readonly string[] {
  const genres = new Map(pieces.flatMap(({ genre }) => (genre ? [[fold(genre), genre]] : [])));
  return [...genres.values()].toSorted(byFrench);
}
