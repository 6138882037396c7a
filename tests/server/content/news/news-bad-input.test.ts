import { expect, test } from 'vitest';
import { draft, newsDesk } from '../../../support/news-desk';
import { paragraph } from '../../../support/news-draft';
import { troupe } from '../../../support/troupe';

const { colette } = troupe;
const { ask, create, update, titles } = newsDesk();

const text = (content: unknown) => ({ type: 'adls-text', content });

test.each([
  ['no title', { title: undefined }, 'invalid-field', 'title'],
  ['a title of spaces', { title: '  ' }, 'invalid-field', 'title'],
  ['a number for a title', { title: 12 }, 'invalid-field', 'title'],
  ['a title of 201 letters', { title: 'x'.repeat(201) }, 'invalid-field', 'title'],
  ['a description of 1001 letters', { description: 'x'.repeat(1001) }, 'invalid-field', 'description'],
  ['a day that does not exist', { visibleFrom: '2026-02-30T10:00:00+01:00' }, 'invalid-field', 'visibleFrom'],
  ['a date of another form', { visibleFrom: '21/11/2026' }, 'invalid-field', 'visibleFrom'],
  ['a year before the first one', { years: [1983] }, 'invalid-field', 'years.0'],
  ['a year after the last one', { years: [2026, 3001] }, 'invalid-field', 'years.1'],
  ['a year that is none', { years: ['2026'] }, 'invalid-field', 'years.0'],
  [
    'an unknown spectacle type',
    { spectacleTypes: [{ code: 'OPERA' }] },
    'invalid-field',
    'spectacleTypes.0.code',
  ],
  [
    'a miniature that does not exist',
    { previewImage: { uuid: colette.uuid } },
    'invalid-field',
    'previewImage.uuid',
  ],
  ['a uuid that is none', { uuid: '12' }, 'invalid-field', 'uuid'],
  ['no document', { content: undefined }, 'invalid-field', 'content'],
  ['a document of another kind', { content: { type: 'html', content: [] } }, 'invalid-field', 'content'],
  ['an unknown node', { content: text([{ type: 'script', content: [] }]) }, 'invalid-field', 'content'],
  [
    'a link that runs a script',
    { content: text([{ type: 'a', href: 'javascript:alert(1)', content: [] }]) },
    'invalid-field',
    'content',
  ],
  ['a title with the character that no database keeps', { title: 'a\u0000b' }, 'invalid-field', 'title'],
  ['half a character', { description: '\ud83c' }, 'invalid-field', 'description'],
  [
    'a document with half a character',
    { content: paragraph('\udfad') },
    'invalid-field',
    'content.content.0.content.0.content',
  ],
  ['a field too many', { pinned: true }, 'unknown-field', 'pinned'],
])('%s is refused with its field, and nothing is stored', async (_, fields, code, field) => {
  await create();
  const before = await titles('', colette);
  for (const answer of [await create(fields), await update('les-trois-coups', fields)]) {
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  }
  expect(await titles('', colette)).toEqual(before);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=deux',
  'limit=0',
  'limit=1e9',
  'limit=1000000000',
  'year=1983',
  'year=3001',
  'year=',
  'spectacleType=OPERA',
  'notSpectacleTypes=ADO,OPERA',
  'orderBy=random',
  'visibleOnly=peut-etre',
  `title=${'x'.repeat(201)}`,
  'colour=red',
  'title=%00',
])('a list with %s is refused with that parameter', async (query) => {
  const { status, body } = await ask('GET', `/api/news?${query}`);
  expect(status).toBe(400);
  expect(body.code).toMatch(/^(invalid-parameter|unknown-field)$/);
  expect(Object.keys(body.fields)[0]).toMatch(new RegExp(`^${query.split('=')[0]}`));
});

test.each([
  ['torn JSON', { body: '{"title":' }, 400, 'malformed-json'],
  [
    'something nested a hundred thousand times',
    { body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
    400,
    'malformed-json',
  ],
  ['a list instead of an object', { body: [] }, 400, 'invalid-field'],
  [
    'another content type',
    { body: draft, headers: { 'Content-Type': 'text/plain' } },
    415,
    'wrong-content-type',
  ],
  ['a foreign origin', { body: draft, headers: { Origin: 'https://evil.example' } }, 403, 'foreign-origin'],
  [
    'a cookie without its header',
    { body: draft, headers: { Cookie: 'XSRF-TOKEN=abcdefghijklmnopqrstuvwx' } },
    403,
    'csrf',
  ],
  ['a body of 30 MB', { body: { ...draft, title: 'x'.repeat(30_000_000) } }, 413, 'too-large'],
])('%s is refused with a code and a sentence of its own', async (_, asked, status, code) => {
  const answer = await ask('POST', '/api/news', { by: colette, ...asked });
  expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\S/) } });
  expect(await titles('', colette)).toEqual([]);
});

test('a wrong method is told which ones there are', async () => {
  const { status, headers } = await ask('PATCH', '/api/news/les-trois-coups', { body: draft });
  expect(status).toBe(405);
  expect(headers.get('Allow')).toMatch(/GET.*PUT.*DELETE|PUT.*GET.*DELETE/);
});

test.each([
  '%00',
  'a'.repeat(121),
  '..%2F..%2Fetc',
  '%F0%9F%8E%AD',
  'les_trois_coups',
  "'; drop table news; --",
])('an address like %j is simply not there', async (slug) => {
  expect((await ask('GET', `/api/news/${slug}`)).status).toBe(404);
});

test.each(["l'; drop", '100%', '_', '\\', '"', ':*', '& |', '𝄞', '<->'])(
  'a title search for %j is only a search',
  async (title) => {
    expect((await ask('GET', `/api/news?title=${encodeURIComponent(title)}`)).status).toBe(200);
  },
);
