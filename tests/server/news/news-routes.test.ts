import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/database/transaction';
import { newsRoutes } from '#server/news/news-routes';
import { addPreviewImage } from '#server/preview-image/preview-image-repository';
import { type AskApi, openApi, underKey } from '../../support/api';
import { paragraph } from '../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../support/test-database';
import { troupe, welcomeTroupe } from '../../support/troupe';

const { ulysse, marius, colette, agathe, seraphine } = troupe;
const now = '2026-11-21T20:30:00+01:00';
const tomorrow = '2026-11-22T20:30:00+01:00';
const miniature = '0190a000-0000-7000-8000-0000000000aa';

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, newsRoutes);
  await welcomeTroupe(site.database);
  await write(site.database, (transaction) =>
    addPreviewImage(transaction, {
      uuid: miniature,
      name: 'Trois chapeaux',
      year: 2026,
      spectacle_types: [],
      types: ['DIVERS'],
      creation_date: new Date(now),
      extension: 'webp',
      background_color: '#c99b4c',
      version: 'abc',
    }),
  );
});

beforeEach(async () => {
  await site.setClock(new Date(now));
  await write(site.database, ({ database }) => database.deleteFrom('news').execute());
});

afterAll(() => site.close());

const draft = {
  title: 'Les trois coups',
  description: 'On commence à l’heure.',
  content: paragraph('Promis.'),
  years: [2026],
  spectacleTypes: [{ code: 'ADULTE' }],
};

const create = (fields = {}, by = colette) =>
  ask('POST', '/api/news', { by, body: { ...draft, ...fields }, headers: underKey() });

const update = (slug: string, fields = {}, headers = {}) =>
  ask('PUT', `/api/news/${slug}`, {
    by: agathe,
    body: { ...draft, ...fields },
    headers: { ...underKey(), ...headers },
  });

const discard = (slug: string, headers = {}) =>
  ask('DELETE', `/api/news/${slug}`, { by: colette, headers: { ...underKey(), ...headers } });

const titles = async (query: string, by?: typeof colette) => {
  const { body } = await ask('GET', `/api/news${query}`, by ? { by } : {});
  return body.data.map((news: { title: string }) => news.title);
};

/** Who may see a news item, by collection of the feed. */
async function audiences(uuid: string) {
  const rows = await site.database.selectFrom('audience').selectAll().where('key', '=', uuid).execute();
  return Object.fromEntries(
    rows.map(({ collection, scope, visible_from, visible_until }) => [
      collection,
      [scope, visible_from, visible_until],
    ]),
  );
}

describe('creating', () => {
  test('answers 201 and the whole item, with the names of what it refers to', async () => {
    const { status, body } = await create({ previewImage: { uuid: miniature } });
    expect(status).toBe(201);
    expect(body).toEqual({
      uuid: expect.any(String),
      slug: 'les-trois-coups',
      title: 'Les trois coups',
      description: 'On commence à l’heure.',
      content: paragraph('Promis.'),
      previewImage: { uuid: miniature, name: 'Trois chapeaux', backgroundColor: '#c99b4c', version: 'abc' },
      creationDate: now,
      visibleFrom: now,
      author: { uuid: colette.uuid, slug: 'colette-marty', name: 'Marty', firstname: 'Colette' },
      years: [2026],
      spectacleTypes: [{ code: 'ADULTE', name: 'Adultes' }],
      version: expect.stringMatching(/\S{8,}/),
    });
  });

  test('keeps the uuid that the client brought, under which it can be read, and refuses it a second time', async () => {
    const uuid = '0190a000-0000-7000-8000-0000000000bb';
    expect((await create({ uuid })).body.uuid).toBe(uuid);
    expect((await ask('GET', `/api/news/${uuid}`)).body.slug).toBe('les-trois-coups');
    expect(await create({ uuid })).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  });

  test('gives each item an address of its own, also when twins are created at the same instant', async () => {
    const twins = await Promise.all(
      Array.from({ length: 4 }, () => create({ title: 'L’Été à Œuf-sur-Mer !' })),
    );
    expect(new Set(twins.map(({ body }) => body.slug))).toEqual(
      new Set(['l-ete-a-oeuf-sur-mer', ...[2, 3, 4].map((rank) => `l-ete-a-oeuf-sur-mer-${rank}`)]),
    );
  });

  test('does not give the address of an item in the trash away', async () => {
    await create();
    await discard('les-trois-coups');
    expect((await create()).body.slug).toBe('les-trois-coups-2');
  });

  test('leaves to the server what the server decides, whatever is sent back', async () => {
    const read = (await create()).body;
    const { body } = await create({
      ...read,
      uuid: randomUUID(),
      author: { uuid: marius.uuid },
      version: 'mine',
    });
    expect(body).toMatchObject({ slug: 'les-trois-coups-2', author: { uuid: colette.uuid } });
    expect(body.version).not.toBe('mine');
  });

  test('is for editors and administrators', async () => {
    expect((await create({}, agathe)).status).toBe(201);
    for (const player of [ulysse, marius, seraphine])
      expect(await create({}, player)).toMatchObject({
        status: 403,
        body: { message: 'Droits insuffisants' },
      });
    expect(await ask('POST', '/api/news', { body: draft })).toMatchObject({
      status: 401,
      body: { code: 'no-session' },
    });
    expect(await titles('')).toHaveLength(1);
  });

  test('twice under one key happens once and gets one answer', async () => {
    const headers = underKey();
    const send = () => ask('POST', '/api/news', { by: colette, body: draft, headers });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one?.body).toEqual(other?.body);
    expect(await titles('')).toEqual(['Les trois coups']);
  });
});

describe('what is to appear', () => {
  test('is seen by editors alone, and by everybody at its time', async () => {
    const { slug, uuid } = (await create({ visibleFrom: tomorrow })).body;
    for (const reader of [{}, { by: marius }, { by: seraphine }])
      for (const path of [`/api/news/${slug}`, `/api/news/${uuid}`])
        expect(await ask('GET', path, reader)).toMatchObject({
          status: 404,
          body: { code: 'not-found', message: 'Brève introuvable' },
        });
    expect((await ask('GET', `/api/news/${slug}`, { by: colette })).status).toBe(200);
    expect(await titles('')).toEqual([]);
    expect(await titles('?invisibleOnly', marius)).toEqual([]);
    expect(await titles('?invisibleOnly', colette)).toEqual(['Les trois coups']);
    expect(await titles('?visibleOnly', colette)).toEqual([]);
    await site.setClock(new Date(tomorrow));
    expect((await ask('GET', `/api/news/${slug}`)).status).toBe(200);
    expect(await titles('')).toEqual(['Les trois coups']);
    expect(await titles('?invisibleOnly', colette)).toEqual([]);
  });

  test('stands in the feed for editors until its time, and for the public from then on', async () => {
    const { uuid } = (await create({ visibleFrom: tomorrow })).body;
    const coming = ['contenu', -Infinity, new Date(tomorrow)];
    const published = ['public', new Date(tomorrow), Infinity];
    expect(await audiences(uuid)).toEqual({
      news: published,
      'news-bodies': published,
      'coming-news': coming,
      'coming-news-bodies': coming,
    });
  });

  test('takes the address of its new title until it has appeared, and keeps it from then on', async () => {
    const { slug } = (await create({ visibleFrom: tomorrow })).body;
    const renamed = (await update(slug, { title: 'Quatre coups', visibleFrom: tomorrow })).body;
    expect(renamed.slug).toBe('quatre-coups');
    await site.setClock(new Date('2026-11-23T10:00:00+01:00'));
    expect((await update('quatre-coups', { title: 'Cinq coups' })).body.slug).toBe('quatre-coups');
  });
});

describe('saving', () => {
  test('says who saved last and when, and changes the version', async () => {
    const first = (await create()).body;
    await site.setClock(new Date(tomorrow));
    const { status, body } = await update('les-trois-coups', { description: 'Avec du retard.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uuid: first.uuid,
      description: 'Avec du retard.',
      author: { firstname: 'Colette' },
      lastAuthor: { firstname: 'Agathe' },
      creationDate: now,
      lastModified: tomorrow,
      visibleFrom: now,
    });
    expect(body.version).not.toBe(first.version);
  });

  test('over somebody else’s version is a conflict, and changes nothing', async () => {
    const { version } = (await create()).body;
    await update('les-trois-coups', { title: 'Six coups' }, { 'If-Match': `"${version}"` });
    const late = await update('les-trois-coups', { title: 'Sept coups' }, { 'If-Match': `"${version}"` });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale-version' } });
    expect(await discard('les-trois-coups', { 'If-Match': version })).toMatchObject({ status: 409 });
    expect(await titles('')).toEqual(['Six coups']);
  });

  test('of two at the same instant over one version, one wins and the other is told', async () => {
    const { version } = (await create()).body;
    const both = await Promise.all(
      ['Six coups', 'Sept coups'].map((title) =>
        update('les-trois-coups', { title }, { 'If-Match': `"${version}"` }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('without a version is accepted: the last one wins', async () => {
    await create();
    expect((await update('les-trois-coups', { title: 'Huit coups' })).status).toBe(200);
  });

  test('what is not there is a 404', async () => {
    expect(await update('jamais-ecrite')).toMatchObject({
      status: 404,
      body: { message: 'Brève introuvable' },
    });
  });
});

describe('deleting', () => {
  test('takes it from everybody at once, and keeps it in the trash', async () => {
    const { uuid } = (await create()).body;
    expect((await discard('les-trois-coups')).status).toBe(204);
    for (const reader of [{}, { by: colette }])
      expect((await ask('GET', '/api/news/les-trois-coups', reader)).status).toBe(404);
    expect(await titles('', colette)).toEqual([]);
    expect(await audiences(uuid)).toEqual({});
    const kept = await site.database
      .selectFrom('news')
      .select('deleted_at')
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    expect(must(kept, 'the item in the trash').deleted_at).toEqual(new Date(now));
  });

  test('what is not there, or in the trash already, is a 404', async () => {
    await create();
    await discard('les-trois-coups');
    expect((await discard('les-trois-coups')).status).toBe(404);
    expect((await discard(randomUUID())).status).toBe(404);
  });
});

describe('bad input', () => {
  const text = (content: unknown) => ({ type: 'adls-text', content });

  test.each([
    ['no title', { title: undefined }, 'invalid-field', 'title'],
    ['a title of spaces', { title: '  ' }, 'invalid-field', 'title'],
    ['a number for a title', { title: 12 }, 'invalid-field', 'title'],
    ['a title of 201 letters', { title: 'x'.repeat(201) }, 'invalid-field', 'title'],
    ['a description of 1001 letters', { description: 'x'.repeat(1001) }, 'invalid-field', 'description'],
    [
      'a day that does not exist',
      { visibleFrom: '2026-02-30T10:00:00+01:00' },
      'invalid-field',
      'visibleFrom',
    ],
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
});
