import { assert as assertStruct } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { slugOf } from '#common/base/slug';
import { importedPiece } from '#server/operation/import/imported-piece';
import { faultOfRichText } from '#common/contract/fields/rich-text-check';
import { write } from '#server/platform/database/transaction';
import { demoCalendar } from '#server/operation/demo/demo-calendar';
import { demoNews } from '#server/operation/demo/demo-news';
import { addDemoPeople } from '#server/operation/demo/demo-people';
import { addDemoPieces, demoPieces } from '#server/operation/demo/demo-pieces';
import { demoShows } from '#server/operation/demo/demo-shows';
import { readPiece } from '#server/content/piece/piece-answer';
import { listPieces } from '#server/content/piece/piece-list';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { locatePublished } from '#server/content/publication/locate';

const calendar = demoCalendar(new Date('2026-11-21T09:12:00+01:00'));
const pieces = demoPieces(calendar);
const performed = pieces.flatMap(({ title, performance }) => (performance ? [{ title, performance }] : []));
let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await site.setClock(calendar.now);
  await write(site.database, async (transaction) => {
    await addDemoPeople(transaction);
    await addDemoPieces(transaction, calendar);
  });
});

afterAll(() => site.close());

const read = async (slug: string) =>
  readPiece(
    site.database,
    must(await locatePublished(site.database, 'pieces', slug, false), `the play ${slug}`),
  );

test('visitors see all of them: at least thirty-two, each with its authors', async () => {
  const { data } = await listPieces(site.database, { limit: 200 }, false);
  expect(data.length).toBe(pieces.length);
  expect(data.length).toBeGreaterThanOrEqual(32);
  expect(data.every(({ textAuthors }) => textAuthors.length > 0)).toBe(true);
  const { textAuthors } = await read('le-commissaire-est-bon-enfant');
  expect(textAuthors.map(({ name }) => name)).toEqual(['Courteline', 'Lévy']);
});

test('eighteen or more were performed here, from the first season to this one', () => {
  const years = performed.flatMap(({ performance }) => performance.years);
  expect(performed.length).toBeGreaterThanOrEqual(18);
  expect([Math.min(...years), Math.max(...years)]).toEqual([1985, 2026]);
  const ofType = (code: string) => performed.filter(({ performance }) => performance.type === code).length;
  expect(ofType('ADO')).toBeGreaterThanOrEqual(3);
  expect(ofType('ATELIER')).toBeGreaterThanOrEqual(3);
  expect(ofType('ADULTE')).toBeGreaterThan(ofType('ADO') + ofType('ATELIER'));
});

test('the play of the moment has the dates of its show, beside those of 1992', async () => {
  const [show] = demoShows(calendar);
  const { performance } = await read(must(show?.show.pieces[0], 'the play of the show').slug);
  const toCome = performance?.dates.filter(({ date }) => date.getFullYear() === 2026);
  expect(performance?.years).toEqual([1992, 2026]);
  expect(toCome?.map(({ date }) => date)).toEqual(
    show?.dates.map(({ date }) => date).sort((one, other) => one.getTime() - other.getTime()),
  );
});

test.each(performed)('$title was played with somebody in each part, once', ({ performance }) => {
  const names = performance.characters.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(performance.characters.every(({ actor, description }) => actor && description)).toBe(true);
  expect(performance.dates.length).toBeGreaterThan(0);
});

test.each(pieces)('$title: the border takes its cast and its summary of two paragraphs', (piece) => {
  const { charactersData: cast, resume } = piece;
  assertStruct(cast, importedPiece.schema.charactersData);
  for (const [min, base, max] of [
    [cast.minMen, cast.baseMen, cast.maxMen],
    [cast.minWomen, cast.baseWomen, cast.maxWomen],
    [cast.minTotal, cast.baseTotal, cast.maxTotal],
  ] as const)
    expect(min <= base && base <= max).toBe(true);
  expect(faultOfRichText(resume)).toBeUndefined();
  expect(resume.content).toHaveLength(2);
  expect(JSON.stringify(resume)).not.toMatch(/'| [;:!?»]|« |\*/);
});

test('addresses are apart', () => {
  expect(new Set(pieces.map(({ slug }) => slug)).size).toBe(pieces.length);
});

describe('what the news tell', () => {
  const quoted = demoNews(calendar)
    .flatMap(({ title }) => [...title.matchAll(/« (.+?) »/g)])
    .flatMap(([, name]) => name ?? []);

  test('names plays of the library in its titles', () => {
    const slugs = pieces.map(({ slug }) => slug);
    expect(quoted.length).toBeGreaterThan(5);
    for (const name of quoted) expect(slugs).toContain(slugOf(name === 'Dindon' ? 'Le Dindon' : name));
  });

  test.each([
    ['le-medecin-malgre-lui', 1985],
    ['la-poudre-aux-yeux', 1987],
    ['le-mariage-de-figaro', 1989],
    ['l-ours', 1995],
    ['une-demande-en-mariage', 1995],
    ['les-precieuses-ridicules', 1998],
    ['un-chapeau-de-paille-d-italie', 2000],
    ['la-locandiera', 2005],
    ['les-fourberies-de-scapin', 2012],
    ['ubu-roi', 2015],
    ['l-avare', 2016],
    ['le-malade-imaginaire', 2018],
    ['un-fil-a-la-patte', 2022],
    ['cyrano-de-bergerac', 2023],
    ['l-oiseau-bleu', 2026],
  ])('has %s played in %i', async (slug, year) => {
    expect((await read(slug)).performance?.years).toContain(year);
  });
});
