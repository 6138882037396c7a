import { expect, test } from 'vitest';
import type { AboutText } from '#common/contract/content/about-text';
import { createSearch } from '#worker/search/search';
import { openMirror } from '../../mirror/stage';
import { typedNames } from '../../support/typed-names';
import { feydeau, moliere, newsBody, newsRow, openSearch, pieceBody, pieceRow, uuidOf } from './search-stage';

async function openLibrary() {
  const stage = await openSearch();
  const { generation, put } = stage;
  await put(generation, 'piece-authors', [moliere, feydeau]);
  await put(generation, 'pieces', [
    pieceRow(1, 'L’Avare', { textAuthors: [moliere.uuid] }),
    pieceRow(2, 'Le Dindon', { textAuthors: [feydeau.uuid] }),
    pieceRow(3, 'Un fil à la patte', { textAuthors: [feydeau.uuid] }),
  ]);
  await put(generation, 'piece-bodies', [
    pieceBody(1, [{ name: 'Harpagon', actor: 'Lucien Bonnafous' }], 'Un père avare cache sa cassette.'),
    pieceBody(2, [{ name: 'Lucienne', actor: 'Hélène Marty' }]),
    pieceBody(3, [{ name: 'Bois-d’Enghien', actor: 'Lucien Bonnafous' }]),
  ]);
  await put(generation, 'news', [
    newsRow(10, 'On relit L’Avare'),
    newsRow(11, 'La fête de l’été', { years: [1998], description: 'Un soir dehors' }),
    newsRow(12, 'La soirée des anciens', { years: [1999] }),
  ]);
  await put(generation, 'news-bodies', [newsBody(11, 'Avec la cassette d’Harpagon, retrouvée au grenier.')]);
  return stage;
}

test('accents, case, apostrophes and unfinished words make no difference', async () => {
  const { titles } = await openLibrary();
  for (const typed of ['l’avare', "L'AVARE", 'avar', 'Ávare'])
    expect(await titles(typed)).toEqual(['piece L’Avare', 'news On relit L’Avare']);
  expect(await titles('ete fet')).toEqual(['news La fête de l’été']);
});

test.each(typedNames)('by %s, %s is found in a title and as an actor', async (typed, name) => {
  const { titles, generation, put } = await openSearch();
  await put(generation, 'news', [newsRow(1, `Bienvenue à ${name}`)]);
  await put(generation, 'pieces', [pieceRow(2, 'Le Dindon')]);
  await put(generation, 'piece-bodies', [pieceBody(2, [{ name: 'Lucienne', actor: name }])]);
  expect(await titles(typed)).toEqual(
    expect.arrayContaining([`news Bienvenue à ${name}`, 'piece Le Dindon']),
  );
});

test('a title that begins as was typed comes before one that holds it, and that before a text', async () => {
  const { titles, generation, put } = await openLibrary();
  await put(generation, 'news', [newsRow(13, 'Cassette perdue')]);
  expect(await titles('cassette')).toEqual([
    'news Cassette perdue',
    'piece L’Avare',
    'news La fête de l’été',
  ]);
});

test('of two alike the newer comes first', async () => {
  const { find, generation, put } = await openSearch();
  await put(generation, 'news', [
    newsRow(1, 'Assemblée générale', { years: [1990] }),
    newsRow(2, 'Assemblée générale', { years: [2024] }),
    newsRow(3, 'Assemblée générale', { years: [2007] }),
  ]);
  const { hits = [] } = (await find('assemblee')) ?? {};
  expect(hits.map(({ years }) => years)).toEqual([[2024], [2007], [1990]]);
});

test('small typing errors are forgiven: a letter wrong, missing or too many, two exchanged', async () => {
  const { titles } = await openLibrary();
  for (const typed of ['feideau', 'feydau', 'Feydeeau', 'fedyeau', 'fedye', 'feydaux'])
    expect(await titles(typed)).toContain('author Georges Feydeau');
  expect(await titles('Bonafous')).toEqual([
    'actor Lucien Bonnafous',
    'piece L’Avare',
    'piece Un fil à la patte',
  ]);
});

test('a short word and a year are not taken for another', async () => {
  const { titles } = await openLibrary();
  expect(await titles('fol')).toEqual([]);
  expect(await titles('1998')).toEqual(['news La fête de l’été']);
  expect(await titles('1997')).toEqual([]);
});

test('what is written as it was typed comes before what needed forgiving', async () => {
  const { titles, generation, put } = await openSearch();
  await put(generation, 'news', [newsRow(1, 'Pliante, pliante'), newsRow(2, 'Rien')]);
  await put(generation, 'news-bodies', [newsBody(2, 'Un jour, une plante fleurit derrière la scène.')]);
  expect(await titles('plante')).toEqual(['news Rien', 'news Pliante, pliante']);
});

test('people are found with the plays that name them, and say how many those are', async () => {
  const { find } = await openLibrary();
  const answer = await find('lucien');
  expect(answer?.hits[0]).toMatchObject({ kind: 'actor', address: 'Lucien Bonnafous', plays: 2 });
  expect(answer?.counts).toMatchObject({ people: 1, pieces: 3 });
  const { hits = [] } = (await find('feydeau')) ?? {};
  expect(hits[0]).toMatchObject({ kind: 'author', address: 'georges-feydeau', plays: 2 });
});

test('a play says which part was looked for and who plays it, a text what stands around the words', async () => {
  const { find } = await openLibrary();
  const { hits = [] } = (await find('harpagon')) ?? {};
  expect(hits.find(({ kind }) => kind === 'piece')).toMatchObject({
    authors: ['Molière'],
    part: { name: 'Harpagon', actor: 'Lucien Bonnafous' },
    words: ['harpagon'],
  });
  expect(hits.find(({ kind }) => kind === 'news')?.excerpt).toContain('cassette d’Harpagon');
});

test('where nothing holds all the words, what holds some of them is told as such', async () => {
  const { find } = await openLibrary();
  const answer = await find('dindon cassette');
  expect(answer?.isPartial).toBe(true);
  expect(answer?.hits.map(({ title }) => title)).toContain('Le Dindon');
  expect((await find('dindon feydeau'))?.isPartial).toBe(false);
});

test('a group is told alone, and only so many of it', async () => {
  const { find } = await openLibrary();
  const answer = await find('avare', 'news');
  expect(answer?.hits.map(({ kind }) => kind)).toEqual(['news']);
  expect(answer?.counts).toMatchObject({ pieces: 1, news: 1 });
  expect((await find('lucien', null, 1))?.hits).toHaveLength(2);
});

test('nothing typed finds nothing', async () => {
  const { titles } = await openLibrary();
  expect(await titles('')).toEqual([]);
  expect(await titles(' ’ ')).toEqual([]);
});

test('a device without a mirror finds nothing', async () => {
  const search = createSearch({ mirror: openMirror().mirror, surroundings: { now: () => 0 } });
  expect((await search.find({ text: 'avare', group: null, limit: 5 }))?.hits).toEqual([]);
});

test('a later search takes the place of one that is under way', async () => {
  const { find } = await openLibrary();
  const [first, last] = await Promise.all([find('avare'), find('dindon')]);
  expect(first).toBeNull();
  expect(last?.hits[0]?.title).toBe('Le Dindon');
});

test('a show whose time is over is not found any more, though its row is still there', async () => {
  const show = {
    uuid: uuidOf(50),
    slug: 'le-dindon',
    title: 'Le Dindon',
    prices: [],
    dates: [],
    pieces: [],
    location: { name: 'Salle des fêtes' },
    bookings: true,
    version: 'v1',
    visibleFrom: new Date('2026-10-01T10:00:00+02:00'),
    visibleUntil: new Date('2026-12-01T10:00:00+01:00'),
  };
  const before = await openSearch();
  await before.put(before.generation, 'shows', [show]);
  expect(await before.titles('dindon')).toEqual(['show Le Dindon']);
  const after = await openSearch(new Date('2026-12-02T10:00:00+01:00'));
  await after.put(after.generation, 'shows', [show]);
  expect(await after.titles('dindon')).toEqual([]);
});

test('what is said of a place is found, where somebody asks how to get there', async () => {
  const { generation, put, find } = await openSearch();
  const event = {
    uuid: uuidOf(51),
    slug: 'lecture',
    title: 'Lecture publique',
    location: { name: 'Médiathèque', address: '4 rue Haute, Vaubrun', parking: 'Gratuit derrière la halle.' },
    eventDates: [],
    version: 'v1',
    visibleFrom: new Date('2026-10-01T10:00:00+02:00'),
    visibleUntil: new Date('2026-12-01T10:00:00+01:00'),
  };
  await put(generation, 'events', [event]);
  for (const words of ['vaubrun', 'halle'])
    expect((await find(words))?.hits).toMatchObject([{ kind: 'event', address: 'lecture' }]);
});

test('of the association’s texts those are found that have a page of their own', async () => {
  const { generation, put, find } = await openSearch();
  const text = (rank: number, slug: string, type: 'PAGE' | 'MAIL'): AboutText => ({
    uuid: uuidOf(rank),
    slug,
    type,
    title: `Où écrire ${rank}`,
    content: newsBody(rank, 'Au foyer.').content,
    version: 1,
    lastModified: new Date('2026-01-02T10:00:00+01:00'),
  });
  await put(generation, 'about-texts', [
    text(1, 'contacts', 'PAGE'),
    text(2, 'histoire', 'PAGE'),
    text(3, 'cgu', 'PAGE'),
    text(4, 'activation', 'MAIL'),
  ]);
  const { hits = [] } = (await find('ecrire')) ?? {};
  expect(hits.map(({ address }) => address).toSorted()).toEqual(['cgu', 'contacts', 'histoire']);
});
