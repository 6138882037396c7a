import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { underKey, untilDone } from '../../../support/api';
import { draft, miniature, newsDesk, now, tomorrow } from '../../../support/news-desk';
import { paragraph } from '../../../support/news-draft';
import { troupe } from '../../../support/troupe';

const { ulysse, marius, colette, agathe, seraphine } = troupe;
const desk = newsDesk();
const { ask, create, update, discard, titles } = desk;

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

  test('takes a title of as many emoji as letters, which fill what an index of the database holds', async () => {
    const emoji = (rank: number) =>
      String.fromCodePoint(0x1f400 + ((rank * 37) % 60), 0x200d, 0x1f400 + ((rank * 17) % 61));
    const title = Array.from({ length: 200 }, (_, rank) => emoji(rank)).join('');
    expect(await create({ title })).toMatchObject({ status: 201, body: { title } });
    expect(await create({ title: `${title}!` })).toMatchObject({
      status: 400,
      body: { fields: { title: '200 caractères au plus (il y en a 201)' } },
    });
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
    const [one, other] = await Promise.all([untilDone(send), untilDone(send)]);
    expect(one?.body).toEqual(other?.body);
    expect(await titles('')).toEqual(['Les trois coups']);
  });
});

describe('saving', () => {
  test('says who saved last and when, and changes the version', async () => {
    const first = (await create()).body;
    await desk.goTo(tomorrow);
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
    const seen = await desk.database.selectFrom('audience').select('scope').where('key', '=', uuid).execute();
    expect(seen).toEqual([]);
    const kept = await desk.database
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
