import { beforeEach, expect, test } from 'vitest';
import type { Image, ImageQuery } from '#common/contract/content/image';
import { imageListDefaults, matchesImageQuery, orderedImage } from '#common/rules/image-list';
import { compareListed } from '#common/rules/list-order';
import { imageDesk } from '../../../support/image-desk';
import { tomorrow } from '../../../support/news-desk';
import { troupe } from '../../../support/troupe';

const desk = imageDesk();
const { ask, create, names, goTo } = desk;

beforeEach(async () => {
  await create({ name: 'Affiche du Dindon', year: 1991, types: [{ code: 'AFFICHE' }] });
  await goTo('2026-11-21T20:31:00+01:00');
  await create({ name: 'Élèves sur scène', year: 2009, spectacleTypes: [{ code: 'ADO' }] });
  await create({ name: 'Programme', description: 'Le Dindon', types: [{ code: 'PROGRAMME' }] });
  await create({ name: 'Couturières', year: 2026, visibleFrom: tomorrow });
});

test.each([
  ['?text=dind', ['Programme', 'Affiche du Dindon']],
  ['?text=eleves%20SCENE', ['Élèves sur scène']],
  ['?text=dindon&notTypes=DIVERS,PROGRAMME', ['Affiche du Dindon']],
  ['?type=AFFICHE', ['Affiche du Dindon']],
  ['?spectacleType=ADO', ['Élèves sur scène']],
  ['?year=1991', ['Affiche du Dindon']],
  ['?format=L', []],
  ['?orderBy=title-asc', ['Affiche du Dindon', 'Élèves sur scène', 'Programme']],
  ['?orderBy=year-asc&limit=1', ['Affiche du Dindon']],
  ['?orderBy=title-asc&limit=2&page=2', ['Programme']],
  ['?invisibleOnly', []],
])('a visitor who asks for %s gets %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('what is to appear is for editors, until its time has come', async () => {
  expect(await names('?invisibleOnly', troupe.colette)).toEqual(['Couturières']);
  expect(await names('?year=2026')).toEqual([]);
  await goTo(tomorrow);
  expect(await names('?year=2026')).toEqual(['Couturières']);
});

test.each(['?type=SELFIE', '?format=XL', '?year=1200', '?limit=100000'])('%s is refused', async (query) => {
  expect((await ask('GET', `/api/images${query}`)).body.code).toBe('invalid-parameter');
});

test('server and common rule give the same answer', async () => {
  const { body } = await ask('GET', '/api/images?limit=200', { by: troupe.colette });
  const all: Image[] = body.data.map((image: Image) => ({
    ...image,
    visibleFrom: new Date(image.visibleFrom),
  }));
  const listed = all.map((image) => ({
    ...image,
    types: image.types.map(({ code }) => code),
    spectacleTypes: image.spectacleTypes.map(({ code }) => code),
    formats: image.formats.map(({ code }) => code),
  }));
  const queries: readonly ImageQuery[] = [
    {},
    { text: 'dindon' },
    { notTypes: ['PROGRAMME', 'AFFICHE'] },
    { year: 2009, type: 'PHOTO' },
    { spectacleType: 'ADULTE', orderBy: 'year-desc' },
    { invisibleOnly: true },
    { orderBy: 'title-desc' },
  ];
  for (const query of queries) {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const compare = compareListed(query.orderBy ?? imageListDefaults.orderBy);
    const expected = listed
      .filter((image) => matchesImageQuery(image, query, new Date('2026-11-21T20:31:00+01:00')))
      .toSorted((one, other) => compare(orderedImage(one), orderedImage(other)));
    expect(await names(`?${search}`, troupe.colette)).toEqual(expected.map(({ name }) => name));
  }
});
