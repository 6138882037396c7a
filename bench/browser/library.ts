import type { PieceQuery } from '#common/contract/content/piece';
import { compareListed } from '#common/rules/list-order';
import { listedPieceOf, matchesPieceQuery } from '#common/rules/piece-list';
import { type Generation, openGeneration } from '#mirror/generation';
import { pieceQueriesOf } from '#mirror/queries/piece-queries';
import { shelve } from '#mirror/shelf';
import { browserStorage } from '#mirror/storage';
import { libraryOf } from '../support/library-rows';

const queries: readonly PieceQuery[] = [
  { women: 4, men: 3, total: 7 },
  { title: 'am' },
  { author: 'bal', notSpectacleTypes: ['ATELIER', 'DIVERS'] },
  { doneOnly: true, women: 5, minDuration: 60, maxDuration: 120, genre: 'comédie' },
];

let filled: Promise<Generation> | null = null;

/** Milliseconds from the mirror's tables to all plays, with authors and preview images joined. */
export async function readLibrary(count: number): Promise<number> {
  const readAll = readerOf(await library(count));
  const start = performance.now();
  const pieces = await readAll();
  const duration = performance.now() - start;
  if (pieces.length !== count) throw new Error('Plays are missing');
  return duration;
}

/** Milliseconds of reading the same rows out of their three tables. */
export async function readTables(count: number): Promise<number> {
  const generation = await library(count);
  const start = performance.now();
  for (const name of ['pieces', 'piece-authors', 'preview-images'] as const)
    await generation.rows(name).toArray();
  return performance.now() - start;
}

/** Milliseconds of the slowest of some filters over plays at hand, sorted by title. */
export async function filterLibrary(count: number): Promise<number> {
  const listed = (await readerOf(await library(count))()).map(listedPieceOf);
  const now = new Date();
  const durations = queries.map((query) => {
    const start = performance.now();
    const found = listed.filter((piece) => matchesPieceQuery(piece, query, now));
    found.sort(compareListed('title-asc'));
    return performance.now() - start;
  });
  return Math.max(...durations);
}

const readerOf = (generation: Generation) => pieceQueriesOf({ read: (work) => work(generation) }).all;

async function library(count: number): Promise<Generation> {
  filled ??= fill(count);
  return filled;
}

async function fill(count: number): Promise<Generation> {
  const generation = openGeneration('library', browserStorage());
  await generation.database.open();
  const { pieces, authors, previewImages } = libraryOf(count);
  await generation.rows('pieces').bulkPut(pieces.map((row) => shelve('pieces', row)));
  await generation.rows('piece-authors').bulkPut(authors.map((row) => shelve('piece-authors', row)));
  await generation.rows('preview-images').bulkPut(previewImages.map((row) => shelve('preview-images', row)));
  return generation;
}
