import { fullName } from '#common/base/full-name';
import { fold } from '../base/fold';
import { matchesWords } from '../base/word-beginnings';
import type { PieceQuery, PieceSummary } from '../contract/content/piece';
import type { SpectacleTypeCode } from '../contract/content/reference-names';
import { type CastRange, canCast } from './casting';
import type { Listed } from './list-order';

/** The fields of a play that lists need. `years` are those of its performances. */
export interface ListedPiece extends Listed {
  readonly duration?: number | undefined;
  readonly genre?: string | undefined;
  readonly textAuthors: readonly {
    readonly slug: string;
    readonly name: string;
    readonly firstname: string;
  }[];
  readonly charactersData: CastRange;
  /** Null: never performed here. */
  readonly performanceType: SpectacleTypeCode | null;
}

/** Converts a play to the fields that lists need. */
export const listedPieceOf = (piece: PieceSummary): ListedPiece => ({
  ...piece,
  years: piece.performance?.years ?? [],
  performanceType: piece.performance?.type.code ?? null,
});

/** The defaults of a list of plays; `limit` is the page size of the archive. */
export const pieceListDefaults = {
  page: 1,
  limit: 16,
  orderBy: 'visible-desc',
} as const satisfies PieceQuery;

/** Whether a play matches the query of a list. Server and mirror use the same function. */
export function matchesPieceQuery(piece: ListedPiece, query: PieceQuery, now: Date): boolean {
  const visible = piece.visibleFrom <= now;
  const { performanceType: type, duration } = piece;
  return (
    (query.title === undefined || matchesWords(query.title, piece.title)) &&
    (query.year === undefined || piece.years.includes(query.year)) &&
    (query.author === undefined || isBy(piece, query.author)) &&
    (query.genre === undefined || fold(query.genre) === fold(piece.genre ?? '')) &&
    (query.spectacleType === undefined || query.spectacleType === type) &&
    !(query.notSpectacleTypes ?? []).some((excluded) => excluded === type) &&
    !(query.doneOnly === true && type === null) &&
    (query.minDuration === undefined || (duration !== undefined && duration >= query.minDuration)) &&
    (query.maxDuration === undefined || (duration !== undefined && duration <= query.maxDuration)) &&
    canCast(piece.charactersData, query) &&
    !(query.visibleOnly === true && !visible) &&
    !(query.invisibleOnly === true && visible)
  );
}

/** Whether an author has this slug, or a name whose words begin with these. */
function isBy({ textAuthors }: ListedPiece, author: string): boolean {
  return textAuthors.some((one) => one.slug === author || matchesWords(author, fullName(one)));
}
