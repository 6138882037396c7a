import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { performed, pieceDesk } from '../../../support/piece-desk';
import { cast } from '../../../support/piece-draft';

const { create, titles } = pieceDesk();

test.each([
  ['no author', { textAuthors: [] }, 'textAuthors'],
  ['an author whom nobody knows', { textAuthors: [{ slug: 'personne' }] }, 'textAuthors.0.slug'],
  [
    'an author twice',
    { textAuthors: [{ slug: 'georges-feydeau' }, { slug: 'georges-feydeau' }] },
    'textAuthors.1.slug',
  ],
  ['a title of spaces', { title: '  ' }, 'title'],
  ['a duration of nothing', { duration: 0 }, 'duration'],
  ['a miniature that is not there', { previewImage: { uuid: randomUUID() } }, 'previewImage.uuid'],
  ['no miniature', { previewImage: null }, 'previewImage'],
  ['more women at least than at most', { charactersData: { ...cast, minWomen: 9 } }, 'charactersData'],
  [
    'a total that its parts cannot reach',
    { charactersData: { ...cast, minTotal: 12, maxTotal: 12 } },
    'charactersData',
  ],
  ['a total below its parts', { charactersData: { ...cast, minTotal: 4 } }, 'charactersData'],
  ['a total beyond its parts', { charactersData: { ...cast, maxTotal: 10 } }, 'charactersData'],
  ['a title of ten thousand letters', { title: 'a'.repeat(10_000) }, 'title'],
  ['a title that rings a bell', { title: 'Le Din\u0007don' }, 'title'],
  ['a title that turns around', { title: '\u202eLe Dindon' }, 'title'],
  ['a title of half a character', { title: 'Le Dindon \ud83e' }, 'title'],
  ['a genre with the end of a text in it', { genre: 'farce\u0000' }, 'genre'],
  [
    'a name that hides something',
    {
      performance: {
        ...performed(),
        characters: [{ ...performed().characters[0], name: 'Pin\u2066chard' }],
      },
    },
    'performance.characters.0.name',
  ],
  [
    'a script in the summary',
    { resume: { type: 'adls-text', content: [{ type: 'script', content: [] }] } },
    'resume',
  ],
  ['a performance of no year', { performance: { ...performed(), years: [] } }, 'performance.years'],
  ['a performance in 1983', { performance: { ...performed(), years: [1983] } }, 'performance.years.0'],
  [
    'a character without a picture',
    { performance: { ...performed(), characters: [{ uuid: randomUUID(), name: 'Pinchard' }] } },
    'performance.characters.0.preview',
  ],
  [
    'a date that is none',
    { performance: { ...performed(), dates: [{ uuid: randomUUID(), date: 'demain' }] } },
    'performance.dates.0.date',
  ],
])('refuses %s, and says where', async (_, fields, path) => {
  const { status, body } = await create(fields);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid-field' });
  expect(Object.keys(body.fields).join()).toContain(path);
  expect(await titles('')).toEqual([]);
});
