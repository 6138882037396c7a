import { freeAmong, slugOf } from '#common/base/slug';
import type { Piece, PieceRow, PieceSummary } from '#common/contract/content/piece';
import { compareListed } from '#common/rules/list-order';
import { listedPieceOf } from '#common/rules/piece-list';
import { pieceOf, pieceSummaryOf } from '#common/rules/piece-summary';
import type { Generation } from '../generation';
import { readPieceAuthors } from '../piece-authors';
import { readPreviewImages } from '../preview-images';
import { type MirrorReader, pageMirror } from '../page-mirror';
import { actorMark } from '../piece-marks';
import { findRow } from '../find-row';

export interface PieceQueries {
  /**
   * Every play that this person may see, unordered: some thousand rows, which `common/rules/piece-list` filters and
   * sorts as fast as one types.
   */
  all(): Promise<readonly PieceSummary[]>;
  /** One play by slug or uuid, or null. */
  read(slug: string): Promise<Piece | null>;
  /**
   * The address that a play of this title would get, as far as this device knows: the server also counts those in the
   * trash.
   * @param own uuid of the play that will have it
   */
  addressOf(title: string, own: string): Promise<string>;
  /** The public plays in which an actor of this name played, by title. */
  playedBy(actor: string): Promise<readonly PieceSummary[]>;
  /** The public plays that were given in a year, by title. */
  playedIn(year: number): Promise<readonly PieceSummary[]>;
}

export const pieceQueriesOf = (mirror: MirrorReader): PieceQueries => ({
  all: () => mirror.read(async (generation) => summaries(generation, await allRows(generation)), []),
  read: (slug) => mirror.read((generation) => read(generation, slug), null),
  addressOf: (title, own) => mirror.read((generation) => addressOf(generation, title, own), slugOf(title)),
  playedBy: (actor) => mirror.read((generation) => playedBy(generation, actor), []),
  playedIn: (year) => mirror.read((generation) => playedIn(generation, year), []),
});

export const pieceQueries = pieceQueriesOf(pageMirror);

/** Public rows, and those that only editors see yet; one that became public meanwhile is read from its public row. */
async function allRows(generation: Generation): Promise<readonly PieceRow[]> {
  const [published, coming] = await Promise.all([
    generation.rows('pieces').toArray(),
    generation.rows('coming-pieces').toArray(),
  ]);
  const isPublic = new Set(published.map(({ uuid }) => uuid));
  return [...published, ...coming.filter(({ uuid }) => !isPublic.has(uuid))];
}

async function read(generation: Generation, slug: string): Promise<Piece | null> {
  for (const [pieces, bodies] of [
    ['pieces', 'piece-bodies'],
    ['coming-pieces', 'coming-piece-bodies'],
  ] as const) {
    const row = await findRow(generation, pieces, slug);
    const body = row && (await generation.rows(bodies).get(row.uuid));
    if (row === undefined || body === undefined) continue;
    const pictures = [row.previewImage ?? [], body.characters.map(({ preview }) => preview ?? [])].flat(2);
    return pieceOf(
      row,
      body,
      await readPieceAuthors(generation, row.textAuthors),
      await readPreviewImages(generation, pictures),
    );
  }
  return null;
}

async function addressOf(generation: Generation, title: string, own: string): Promise<string> {
  const slug = slugOf(title);
  const found = await Promise.all(
    (['pieces', 'coming-pieces'] as const).map((pieces) =>
      generation.rows(pieces).where('slug').startsWith(slug).toArray(),
    ),
  );
  const others = found.flat().filter(({ uuid }) => uuid !== own);
  return freeAmong(slug, new Set(others.map((piece) => piece.slug)));
}

async function playedBy(generation: Generation, actor: string): Promise<readonly PieceSummary[]> {
  const mark = actorMark(actor);
  if (mark === null) return [];
  const keys = await generation.rows('piece-bodies').where('$actors').equals(mark).primaryKeys();
  const rows = (await generation.rows('pieces').bulkGet(keys)).filter((row) => row !== undefined);
  return byTitle(await summaries(generation, rows));
}

async function playedIn(generation: Generation, year: number): Promise<readonly PieceSummary[]> {
  const rows = await generation.rows('pieces').where('performed.years').equals(year).toArray();
  return byTitle(await summaries(generation, rows));
}

function byTitle(pieces: readonly PieceSummary[]): readonly PieceSummary[] {
  const compare = compareListed('title-asc');
  return pieces.toSorted((one, other) => compare(listedPieceOf(one), listedPieceOf(other)));
}

async function summaries(
  generation: Generation,
  rows: readonly PieceRow[],
): Promise<readonly PieceSummary[]> {
  const pictures = rows.flatMap(({ previewImage }) => previewImage ?? []);
  const [authors, images] = await Promise.all([
    readPieceAuthors(
      generation,
      rows.flatMap(({ textAuthors }) => textAuthors),
    ),
    readPreviewImages(generation, pictures),
  ]);
  return rows.map((row) => pieceSummaryOf(row, authors, images));
}
