import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { importFolder } from '#server/operation/import/import-folder';
import { readPiece } from '#server/content/piece/piece-answer';
import { addPreviewImage } from '#server/content/preview-image/preview-image-repository';
import { writeArchive } from '../../../support/archive';
import {
  desvallieres,
  feydeau,
  archivedColette as colette,
  archivedPerformance as performance,
  archivedPiece as piece,
  partKey as key,
} from '../../../support/archive-piece';
import { miniature, threeHats } from '../../../support/news-desk';
import { cast } from '../../../support/piece-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { welcomeTroupe } from '../../../support/troupe';
import { locatePublished } from '#server/content/publication/locate';

const unknown = '0190ffff-0000-7000-8000-000000000000';

/** A play without authors, performances or people, but for what is said. */
const plain = (fields: object) => ({
  ...piece,
  textAuthors: [],
  performance: undefined,
  author: undefined,
  lastAuthor: undefined,
  ...fields,
});
const whole = { 'piece-authors': [feydeau, desvallieres], pieces: [piece] };

let site: TestDatabase;
const folders: string[] = [];

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
  await write(site.database, (transaction) => addPreviewImage(transaction, threeHats));
});
beforeEach(() =>
  write(site.database, async ({ database }) => {
    for (const table of ['pieces', 'piece_authors', 'import_refusals', 'import_progress'] as const)
      await database.deleteFrom(table).execute();
  }),
);
afterAll(async () => {
  await site.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** Imports an archive and gives what was written on the screen. */
async function importing(collections: Readonly<Record<string, readonly unknown[]>>) {
  const folder = await writeArchive(collections);
  folders.push(folder);
  const lines: string[] = [];
  const { refused } = await importFolder(site.database, folder, { write: (text) => lines.push(text) });
  return { refused, said: lines.join('') };
}

const titles = async () => {
  const rows = await site.database.selectFrom('pieces').select('title').orderBy('title').execute();
  return rows.map(({ title }) => title);
};

test('a play comes in whole: its authors in the order of the poster, its cast, its dates as time goes', async () => {
  const { refused } = await importing(whole);
  expect(refused).toBe(0);
  const uuid = must(await locatePublished(site.database, 'pieces', piece.slug, false), 'the play');
  const found = await readPiece(site.database, uuid);
  expect(found).toMatchObject({
    slug: piece.slug,
    title: piece.title,
    duration: 120,
    genre: 'vaudeville',
    resume: piece.resume,
    previewImage: { uuid: miniature, name: 'Trois chapeaux' },
    creationDate: piece.creationDate,
    lastModified: piece.lastModified,
    visibleFrom: piece.visibleFrom,
    author: colette,
    lastAuthor: colette,
    textAuthors: [feydeau, desvallieres],
    charactersData: cast,
    performance: {
      uuid: performance.uuid,
      type: { code: 'ADULTE' },
      years: [1991, 2009],
      characters: [
        { name: 'Pinglet', description: 'Entrepreneur', actor: 'Rémi Castan', preview: { uuid: miniature } },
        { uuid: key(12), name: 'Angélique' },
      ],
      dates: performance.dates.toReversed(),
    },
  });
  expect(found.performance?.characters[1]).not.toHaveProperty('actor');
});

test('everybody may see it from its moment on, in the feed', async () => {
  await importing(whole);
  const uuid = must(await locatePublished(site.database, 'pieces', piece.slug, false), 'the play');
  const seen = await site.database
    .selectFrom('audience')
    .select(['collection', 'scope'])
    .where('key', '=', uuid)
    .orderBy('collection')
    .execute();
  expect(seen).toEqual([
    { collection: 'piece-bodies', scope: 'public' },
    { collection: 'pieces', scope: 'public' },
  ]);
});

test('a second time it is there already, even from another file, and nothing changes', async () => {
  await importing(whole);
  const before = await site.database.selectFrom('pieces').selectAll().execute();
  const { refused, said } = await importing({ ...whole, pieces: [{ ...piece, title: 'Autrement' }] });
  expect(refused).toBe(0);
  expect(said).toContain('Auteurs           déjà importé : 2 ajoutées');
  expect(said).toContain('Pièces            0 ajoutée, 1 déjà là');
  expect(await site.database.selectFrom('pieces').selectAll().execute()).toEqual(before);
});

test('a play of this uuid that has another address by now is there already', async () => {
  const named = { ...piece, uuid: '0190a000-0000-7000-8000-0000000000c1' };
  await importing({ ...whole, pieces: [named] });
  await write(site.database, ({ database }) =>
    database.updateTable('pieces').set({ slug: 'ailleurs' }).execute(),
  );
  const { refused, said } = await importing({ ...whole, pieces: [{ ...named, title: 'Autrement' }] });
  expect(refused).toBe(0);
  expect(said).toContain('Pièces            0 ajoutée, 1 déjà là');
});

test('what was refused for want of an author comes in with a later file, once the author is there', async () => {
  const other = plain({ slug: 'avant', title: 'Avant' });
  const alone = await importing({ pieces: [piece, other] });
  expect(alone.said).toContain('pieces.jsonl, ligne 1 : l’auteur georges-feydeau n’existe pas');
  const { refused, said } = await importing({ ...whole, pieces: [other, piece] });
  expect(refused).toBe(0);
  expect(said).toContain('Pièces            1 ajoutée, 1 déjà là');
});

describe('a play that cannot be taken', () => {
  const cases: [what: string, fields: object, reason: string][] = [
    ['an unknown author', { textAuthors: [{ slug: 'personne' }] }, 'l’auteur personne n’existe pas'],
    ['an unknown account', { author: { ...colette, uuid: unknown } }, `le compte ${unknown} n’existe pas`],
    ['an unknown last hand', { lastAuthor: { ...colette, uuid: unknown } }, `le compte ${unknown}`],
    ['an unknown miniature', { previewImage: { uuid: unknown } }, `la miniature ${unknown} n’existe pas`],
    [
      'an unknown picture of a character',
      {
        performance: {
          ...performance,
          characters: [{ uuid: key(20), name: 'Max', preview: { uuid: unknown } }],
        },
      },
      `la miniature ${unknown} n’existe pas`,
    ],
    [
      'one key for two things',
      { performance: { ...performance, dates: [{ uuid: key(11), date: piece.creationDate }] } },
      `la représentation, le rôle ou la date ${key(11)} existe déjà`,
    ],
    [
      'a cast that nobody can cast',
      { charactersData: { ...cast, minWomen: 9 } },
      'charactersData : le maximum est en dessous du minimum, 9',
    ],
    ['a year before the theatre', { performance: { ...performance, years: [1500] } }, 'performance.years.0'],
    ['a script in its summary', { resume: { type: 'adls-text', content: [{ type: 'script' }] } }, 'resume'],
  ];
  test.each(cases)(
    '%s: is told with its line and the reason, its neighbours come in',
    async (_, fields, reason) => {
      const { refused, said } = await importing({
        'piece-authors': [feydeau, desvallieres],
        pieces: [
          plain({ slug: 'avant', title: 'Avant' }),
          { ...piece, ...fields },
          plain({ slug: 'apres', title: 'Après' }),
        ],
      });
      expect(refused).toBe(1);
      expect(said).toContain('  pieces.jsonl, ligne 2 : ');
      expect(said).toContain(reason);
      expect(await titles()).toEqual(['Après', 'Avant']);
    },
  );

  test('the key of another play’s performance, in this file or before, is not taken over', async () => {
    const { refused, said } = await importing({
      ...whole,
      pieces: [piece, { ...piece, slug: 'copie', title: 'Copie' }],
    });
    expect(refused).toBe(1);
    expect(said).toContain(`ligne 2 : la représentation, le rôle ou la date ${key(10)} existe déjà`);
    const later = await importing({ pieces: [{ ...piece, slug: 'copie', title: 'Copie' }] });
    expect(later.refused).toBe(1);
    expect(await titles()).toEqual([piece.title]);
  });
});
