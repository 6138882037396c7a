import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PREVIEW_DAYS } from '#common/contract/content/preview-link';
import { write } from '#server/platform/database/transaction';
import { expiredTokens } from '#server/operation/jobs/housekeeping';
import { eraseUser } from '#server/people/account/user-deletion-repository';
import { keepingDesk } from '../../../support/keeping-desk';
import { now, tomorrow } from '../../../support/news-desk';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const { ulysse, marius, colette, agathe } = troupe;
const desk = keepingDesk();
const { ask, save, writeNews, writePiece, addPhoto } = desk;

const make = (kind: string, uuid: string, by: typeof colette | typeof agathe = colette) =>
  ask('POST', '/api/preview-links', { by, body: { kind, uuid } });
const open = (token: string) => ask('POST', '/api/preview-links/opening', { body: { token } });
const linksOf = async (uuid: string) =>
  (await ask('GET', `/api/preview-links?uuid=${uuid}`, { by: colette })).body;
const coming = (fields = {}) => writeNews({ visibleFrom: tomorrow, ...fields });

describe('a link to what is not public yet', () => {
  test('shows it to somebody without an account, who finds it nowhere else', async () => {
    const { uuid, slug } = await coming();
    const { status, body } = await make('news', uuid);
    expect([status, body]).toEqual([
      201,
      {
        uuid: expect.any(String),
        kind: 'news',
        thing: uuid,
        createdAt: now,
        createdBy: { uuid: colette.uuid, slug: 'colette-marty', name: 'Marty', firstname: 'Colette' },
        expiresAt: '2026-12-05T20:30:00+01:00',
        token: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    expect((await ask('GET', `/api/news/${slug}`)).status).toBe(404);
    const shown = await open(body.token);
    expect(shown.status).toBe(200);
    expect(shown.body).toMatchObject({
      kind: 'news',
      expiresAt: '2026-12-05T20:30:00+01:00',
      news: { uuid, title: 'Les trois coups', content: { type: 'adls-text' } },
    });
    expect(shown.body).not.toHaveProperty('piece');
  });

  test('shows a play as its own call does', async () => {
    const { slug, uuid } = await writePiece({ visibleFrom: tomorrow });
    const { body } = await make('piece', uuid);
    const whole = (await ask('GET', `/api/pieces/${slug}`, { by: colette })).body;
    expect((await open(body.token)).body.piece).toEqual(whole);
  });

  test('gives the images in it, those too that are to appear themselves', async () => {
    const photo = await addPhoto({ visibleFrom: tomorrow });
    const source = `/api/images/${photo.uuid}/format/S/file`;
    const content = {
      type: 'adls-text',
      content: [{ type: 'p', content: [{ type: 'img', content: source }] }],
    };
    const { uuid } = await coming({ content });
    expect((await ask('GET', source)).status).toBe(404);
    const { body } = await make('news', uuid);
    const [paragraph] = (await open(body.token)).body.news.content.content;
    const shown: string = paragraph.content[0].content;
    expect(shown).toBe(`${source}?v=${photo.file.version}`);
    expect((await ask('GET', shown)).status).toBe(200);
  });

  test('is not kept by anybody on the way, and its secret is nowhere in the house', async () => {
    const { uuid } = await coming();
    const { body } = await make('news', uuid);
    const { headers } = await open(body.token);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    const stored = await desk.database.selectFrom('preview_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(body.token);
    expect(JSON.stringify(await linksOf(uuid))).not.toContain(body.token);
  });

  test('goes on showing what was saved since, and what has become public', async () => {
    const { uuid, slug } = await coming();
    const { body } = await make('news', uuid);
    const before = (await open(body.token)).body.news;
    await save('PUT', `/api/news/${slug}`, { body: { ...before, title: 'Le rideau se lève' } });
    expect((await open(body.token)).body.news.title).toBe('Le rideau se lève');
    await desk.goTo('2026-11-23T20:30:00+01:00');
    expect((await open(body.token)).status).toBe(200);
  });
});

describe('a link opens nothing', () => {
  const gone = { status: 404, body: { code: 'not-found', message: 'Ce lien d’aperçu n’est plus valable.' } };

  test('once it is taken back', async () => {
    const { uuid } = await coming();
    const [one, other] = [(await make('news', uuid)).body, (await make('news', uuid)).body];
    const revoke = (link: string) => ask('DELETE', `/api/preview-links/${link}`, { by: agathe });
    expect((await revoke(one.uuid)).status).toBe(204);
    expect(await open(one.token)).toMatchObject(gone);
    expect((await open(other.token)).status).toBe(200);
    expect((await linksOf(uuid)).map((link: { uuid: string }) => link.uuid)).toEqual([other.uuid]);
    expect((await revoke(one.uuid)).status).toBe(404);
  });

  test(`after ${PREVIEW_DAYS} days, and is forgotten then`, async () => {
    const { uuid } = await coming({ visibleFrom: '2027-01-01T00:00:00+01:00' });
    const { body } = await make('news', uuid);
    await desk.goTo('2026-12-05T20:29:59+01:00');
    expect((await open(body.token)).status).toBe(200);
    await desk.goTo('2026-12-05T20:30:00+01:00');
    expect(await open(body.token)).toMatchObject(gone);
    expect(await linksOf(uuid)).toEqual([]);
    await expiredTokens.run(desk.database);
    expect(await desk.database.selectFrom('preview_links').selectAll().execute()).toEqual([]);
  });

  test('while its thing is in the trash, and never again once that is gone for good', async () => {
    const { uuid, slug } = await coming();
    const { body } = await make('news', uuid);
    await save('DELETE', `/api/news/${slug}`);
    expect(await open(body.token)).toMatchObject(gone);
    await save('POST', `/api/trash/${uuid}/restoration`);
    expect((await open(body.token)).status).toBe(200);
    await save('DELETE', `/api/news/${slug}`);
    await ask('DELETE', `/api/trash/${uuid}`, { by: colette });
    expect(await desk.database.selectFrom('preview_links').selectAll().execute()).toEqual([]);
  });

  test('under a secret that somebody made up', async () => {
    expect(await open('a'.repeat(43))).toMatchObject(gone);
  });
});

describe('making links', () => {
  test('is for editors, and for what there is', async () => {
    const { uuid } = await coming();
    for (const by of [ulysse, marius])
      expect((await ask('POST', '/api/preview-links', { by, body: { kind: 'news', uuid } })).status).toBe(
        403,
      );
    expect((await make('piece', uuid)).status).toBe(404);
    expect((await make('news', randomUUID())).status).toBe(404);
  });

  test('ends where nobody would keep track of them any more', async () => {
    const { uuid } = await coming();
    for (let made = 0; made < 10; made += 1) expect((await make('news', uuid)).status).toBe(201);
    expect(await make('news', uuid)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  });

  test('does not name whose account is gone; the link stays', async () => {
    const { uuid } = await coming();
    const { body } = await make('news', uuid, agathe);
    await write(desk.database, (transaction) => eraseUser(transaction, agathe));
    expect((await linksOf(uuid))[0]).not.toHaveProperty('createdBy');
    expect((await open(body.token)).status).toBe(200);
    await write(desk.database, ({ database }) => database.deleteFrom('users').execute());
    await welcomeTroupe(desk.database);
  });
});

test('whoever tries secrets is made to wait, whoever has one is not', async () => {
  const { uuid } = await coming();
  const { body } = await make('news', uuid);
  for (let looked = 0; looked < 61; looked += 1) expect((await open(body.token)).status).toBe(200);
  const statuses = new Set<number>();
  for (let tried = 0; tried < 61; tried += 1) statuses.add((await open(`guess-${tried}`)).status);
  expect([...statuses]).toEqual([404, 429]);
  expect((await open(body.token)).status).toBe(429);
});
