import type { Generation } from '#mirror/generation';
import { openGeneration } from '#mirror/generation';
import { shelve } from '#mirror/shelf';
import { browserStorage } from '#mirror/storage';
import { createSearch } from '#worker/search/search';
import { libraryOf } from '../support/library-rows';
import { writtenNewsOf } from '../support/written-news';

const typed = [
  'le malade imaginaire',
  'avare molière',
  'assemblé générale',
  'répétition 1998',
  'scapn fourberrie',
];

let filled: Promise<Generation> | null = null;
let searched: Promise<ReturnType<typeof createSearch>> | null = null;

/** Milliseconds of the slowest answer to any letter of some searches, once the index is there. */
export async function searchAsTyped(plays: number, news: number): Promise<number> {
  searched ??= begin(await archive(plays, news));
  const search = await searched;
  let slowest = 0;
  for (const text of typed)
    for (let letters = 1; letters <= text.length; letters += 1) {
      const start = performance.now();
      await search.find({ text: text.slice(0, letters), group: null, limit: 5 });
      slowest = Math.max(slowest, performance.now() - start);
    }
  return slowest;
}

/** Milliseconds from a first search to its answer: all rows are read and indexed. */
export async function firstSearch(plays: number, news: number): Promise<number> {
  const generation = await archive(plays, news);
  const start = performance.now();
  await begin(generation);
  return performance.now() - start;
}

async function begin(generation: Generation) {
  const mirror = { read: <T>(query: (from: Generation) => Promise<T>) => query(generation) };
  const search = createSearch({ mirror, surroundings: { now: () => Date.now() } });
  await search.find({ text: 'avare', group: null, limit: 5 });
  return search;
}

async function archive(plays: number, news: number): Promise<Generation> {
  filled ??= fill(plays, news);
  return filled;
}

async function fill(plays: number, news: number): Promise<Generation> {
  const generation = openGeneration('search', browserStorage());
  await generation.database.open();
  const { pieces, authors } = libraryOf(plays);
  await generation.rows('pieces').bulkPut(pieces.map((row) => shelve('pieces', row)));
  await generation.rows('piece-authors').bulkPut(authors.map((row) => shelve('piece-authors', row)));
  const written = writtenNewsOf(news);
  await generation.rows('news').bulkPut(written.map(({ row }) => shelve('news', row)));
  await generation.rows('news-bodies').bulkPut(written.map(({ body }) => shelve('news-bodies', body)));
  return generation;
}
