import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrders } from '#common/contract/fields/list-query';
import { pageMetadata } from '#common/contract/fields/page';
import type { CharactersData } from '#common/contract/content/characters-data';
import type { PieceQuery } from '#common/contract/content/piece';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import { compareListed } from '#common/rules/list-order';
import { type ListedPiece, matchesPieceQuery, pieceListDefaults } from '#common/rules/piece-list';
import { write } from '#server/platform/database/transaction';
import { addPieceAuthor } from '#server/content/piece-author/piece-author-repository';
import { listPieces } from '#server/content/piece/piece-list';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { cast, pieceDraft } from '../../../support/piece-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { welcomeTroupe } from '../../../support/troupe';
import { fc } from '../../../support/properties';

const now = new Date('2026-11-21T20:30:00+01:00');
const hour = 3_600_000;
const authors = [
  { slug: 'georges-feydeau', name: 'Feydeau', firstname: 'Georges' },
  { slug: 'moliere', name: 'Molière', firstname: '' },
  { slug: 'eugene-labiche', name: 'Labiche', firstname: 'Eugène' },
].map((author, rank) => ({ ...author, uuid: `0190a000-0000-7000-8000-00000000000${rank}` }));

let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await site.setClock(now);
  await welcomeTroupe(site.database);
  await write(site.database, async (transaction) => {
    for (const author of authors) await addPieceAuthor(transaction, author);
  });
});

afterAll(() => site.close());

const types: SpectacleTypeCode[] = ['ADULTE', 'ADO', 'ATELIER', 'DIVERS'];
const people = fc.integer({ min: 0, max: 5 });
const minutes = fc.constantFrom(30, 60, 90, 120);

const charactersData: fc.Arbitrary<CharactersData> = fc
  .record({ men: people, moreMen: people, women: people, moreWomen: people, either: people })
  .map(({ men, moreMen, women, moreWomen, either }) => ({
    ...cast,
    minMen: men,
    maxMen: men + moreMen,
    minWomen: women,
    maxWomen: women + moreWomen,
    minTotal: Math.min(men + women + either, men + women + moreMen + moreWomen),
    maxTotal: men + women + moreMen + moreWomen,
  }));

const listed: fc.Arbitrary<ListedPiece & { readonly uuid: string; charactersData: CharactersData }> =
  fc.record({
    uuid: fc.uuid(),
    title: fc.constantFrom('Le Dindon', 'L’École des femmes', 'Un caprice', 'été', 'Été'),
    visibleFrom: fc.integer({ min: -3, max: 3 }).map((hours) => new Date(now.getTime() + hours * hour)),
    years: fc.uniqueArray(fc.integer({ min: 1984, max: 1987 }), { minLength: 1, maxLength: 3 }),
    duration: fc.option(minutes, { nil: undefined }),
    genre: fc.constantFrom(undefined, 'comédie', 'Vaudeville'),
    textAuthors: fc.subarray(authors),
    charactersData,
    performanceType: fc.option(fc.constantFrom(...types)),
  });

const query: fc.Arbitrary<PieceQuery> = fc.record(
  {
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.integer({ min: 1, max: 8 }),
    title: fc.constantFrom('ete', 'ecol', 'fem eco', 'l', '', ' – '),
    author: fc.constantFrom('georges-feydeau', 'feyd', 'g', 'moli', 'labiche eug', ' – ', 'personne'),
    genre: fc.constantFrom('comedie', 'VAUDEVILLE', 'drame'),
    year: fc.integer({ min: 1984, max: 1987 }),
    spectacleType: fc.constantFrom(...types),
    notSpectacleTypes: fc.subarray(types),
    doneOnly: fc.boolean(),
    visibleOnly: fc.boolean(),
    invisibleOnly: fc.boolean(),
    men: people,
    women: people,
    total: fc.integer({ min: 0, max: 12 }),
    minDuration: minutes,
    maxDuration: minutes,
    orderBy: fc.constantFrom(...listOrders),
  },
  { requiredKeys: [] },
);

/** What the rule says of the same plays, without a database. */
function naiveList(pieces: readonly ListedPiece[], asked: PieceQuery, seesComing: boolean) {
  const { page = pieceListDefaults.page, limit = pieceListDefaults.limit } = asked;
  const wanted = pieces
    .filter((piece) => seesComing || piece.visibleFrom <= now)
    .filter((piece) => matchesPieceQuery(piece, asked, now))
    .sort(compareListed(asked.orderBy ?? pieceListDefaults.orderBy));
  const data = wanted.slice((page - 1) * limit, page * limit).map(({ uuid }) => uuid);
  return { metadata: pageMetadata(page, limit, wanted.length), data };
}

test('whatever is asked, a list is what the rule says that it is', async () => {
  const lists = fc.uniqueArray(listed, { selector: ({ uuid }) => uuid, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(lists, query, fc.boolean(), async (shelf, asked, seesComing) => {
      // A play that was never performed has no years of performance.
      const pieces = shelf.map((piece) => (piece.performanceType === null ? { ...piece, years: [] } : piece));
      await write(site.database, async (transaction) => {
        await transaction.database.deleteFrom('pieces').execute();
        await addPieces(transaction, pieces.map(drafted));
      });
      const { metadata, data } = await listPieces(site.database, asked, seesComing);
      expect({ metadata, data: data.map(({ uuid }) => uuid) }).toEqual(naiveList(pieces, asked, seesComing));
    }),
    { numRuns: 150 },
  );
});

function drafted(piece: ListedPiece & { readonly charactersData: CharactersData }) {
  const { uuid, title, visibleFrom, duration, genre, years, performanceType: type } = piece;
  return pieceDraft({
    uuid,
    title,
    visibleFrom,
    duration: duration ?? null,
    genre: genre ?? null,
    charactersData: piece.charactersData,
    textAuthors: authors
      .filter(({ slug }) => piece.textAuthors.some((author) => author.slug === slug))
      .map((author) => author.uuid),
    performance: type === null ? null : { uuid, type, years, characters: [], dates: [] },
  });
}
