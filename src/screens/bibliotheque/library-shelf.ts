import { fold } from '#common/base/fold';
import type { PieceSummary } from '#common/contract/content/piece';
import { type TroupeCasting, castTroupe, idleIn, missingIn } from '#common/rules/casting';
import { compareListed } from '#common/rules/list-order';
import { type ListedPiece, listedPieceOf, matchesPieceQuery } from '#common/rules/piece-list';
import { type LibraryFilter, libraryQuery, troupeOf } from '../../components/list-filter/library-filter';

/** The association's library leaves the workshop's plays out, the workshop's holds nothing else. */
export type LibraryKind = 'association' | 'atelier';

export interface ShelvedPiece {
  readonly piece: PieceSummary;
  /** What it means for the troupe; null where none was counted. */
  readonly casting: TroupeCasting | null;
}

export interface LibraryShelf {
  /** Plays of this library, whatever is asked. */
  readonly all: number;
  /** What was asked for; for a troupe, what it can cast, the closest fit first. */
  readonly found: readonly ShelvedPiece[];
  /** What a troupe could cast with one, two or three people more. */
  readonly near: readonly ShelvedPiece[];
  /** The genres of this library, as a dictionary has them. */
  readonly genres: readonly string[];
}

/** So many people are still found, one way or another. */
const NEARLY = 3;

/** Arranges the plays of one library as its filter asks. */
export function arrangeLibrary(
  pieces: readonly PieceSummary[],
  filter: LibraryFilter,
  kind: LibraryKind,
  now: Date,
): LibraryShelf {
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

const missing = ({ casting }: ShelvedPiece) => (casting === null ? 0 : missingIn(casting));

/** Somebody in the wings weighs as much as a part that has to be doubled. */
const misfit = ({ casting }: ShelvedPiece) => (casting === null ? 0 : idleIn(casting) + casting.doubled);

const french = new Intl.Collator('fr');

function genresOf(pieces: readonly PieceSummary[]): readonly string[] {
  const genres = new Map(pieces.flatMap(({ genre }) => (genre ? [[fold(genre), genre]] : [])));
  return [...genres.values()].toSorted(french.compare);
}
