import { parisDay } from '#common/base/paris-time';
import type { ImageRow } from '#common/contract/content/image';
import type { NewsSummary } from '#common/contract/content/news';
import type { PieceSummary } from '#common/contract/content/piece';
import type { Generation } from '../generation';
import { type MirrorReader, pageMirror } from '../page-mirror';
import { newsQueriesOf } from './news-queries';
import { pieceQueriesOf } from './piece-queries';

/** The public contents of one year, in numbers. */
export interface SeasonCount {
  readonly year: number;
  /** Keys of the plays that were given. */
  readonly pieces: readonly string[];
  readonly photos: number;
  readonly news: number;
}

export interface SeasonPiece {
  readonly piece: PieceSummary;
  /** How many parts it had here. */
  readonly roles: number;
  /** On how many dates it was given that year; 0 if none were recorded. */
  readonly evenings: number;
}

/** The public contents of one year. */
export interface Season {
  readonly year: number;
  /** By title. */
  readonly pieces: readonly SeasonPiece[];
  /** Some of its photos, and some of its news, the latest first. */
  readonly photos: readonly ImageRow[];
  readonly news: readonly NewsSummary[];
}

export interface SeasonQueries {
  /** Every year from the first to the last, empty ones too; counted by keys alone, however many rows there are. */
  count(first: number, last: number): Promise<readonly SeasonCount[]>;
  read(year: number): Promise<Season>;
}

export const seasonQueriesOf = (mirror: MirrorReader): SeasonQueries => ({
  count: (first, last) => mirror.read((generation) => count(generation, first, last), []),
  read: async (year) => ({
    year,
    pieces: await piecesOf(mirror, year),
    photos: await mirror.read((generation) => latestPhotos(generation, year), []),
    news: (await newsQueriesOf(mirror).list({ year, limit: SOME_NEWS, visibleOnly: true })).data,
  }),
});

export const seasonQueries = seasonQueriesOf(pageMirror);

/** As many as fill a row or two. */
const SOME_PHOTOS = 8;
const SOME_NEWS = 6;

function count(generation: Generation, first: number, last: number): Promise<readonly SeasonCount[]> {
  const [pieces, news] = [generation.rows('pieces'), generation.rows('news')];
  const years = Array.from({ length: last - first + 1 }, (_, rank) => first + rank);
  // In one transaction: each of some hundred small requests would otherwise begin its own.
  return generation.database.transaction('r', [pieces, news, generation.rows('images')], () =>
    Promise.all(
      years.map(async (year) => {
        const [keys, photos, items] = await Promise.all([
          pieces.where('performed.years').equals(year).primaryKeys(),
          photosOf(generation, year).count(),
          news.where('years').equals(year).count(),
        ]);
        return { year, pieces: keys, photos, news: items };
      }),
    ),
  );
}

async function piecesOf(mirror: MirrorReader, year: number): Promise<readonly SeasonPiece[]> {
  const pieces = await pieceQueriesOf(mirror).playedIn(year);
  const keys = pieces.map(({ uuid }) => uuid);
  const bodies = await mirror.read((generation) => generation.rows('piece-bodies').bulkGet(keys), []);
  return pieces.map((piece, rank) => ({
    piece,
    roles: bodies[rank]?.characters.length ?? 0,
    evenings: (bodies[rank]?.dates ?? []).filter(({ date }) => parisDay(date).startsWith(`${year}-`)).length,
  }));
}

const latestPhotos = (generation: Generation, year: number): Promise<ImageRow[]> =>
  photosOf(generation, year).reverse().limit(SOME_PHOTOS).toArray();

const photosOf = (generation: Generation, year: number) =>
  generation
    .rows('images')
    .where('[year+visibleFrom+uuid]')
    .between([year], [year + 1]);
