import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aboutTextRoutes } from '#server/content/about-text/about-text-routes';
import { write } from '#server/platform/database/transaction';
import { revisionRoutes } from '#server/content/publication/revision-routes';
import { type AskApi, openApi, underKey } from '../../../support/api';
import { now, tomorrow } from '../../../support/news-desk';
import { paragraph } from '../../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { type Player, troupe, welcomeTroupe } from '../../../support/troupe';

const { ulysse, colette, agathe } = troupe;
const draft = { slug: 'histoire', type: 'PAGE', title: 'Notre histoire', content: paragraph('Onze.') };

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, { ...aboutTextRoutes, ...revisionRoutes });
  await welcomeTroupe(site.database);
});
beforeEach(async () => {
  await site.setClock(new Date(now));
  await write(site.database, async ({ database }) => {
    await database.deleteFrom('about_texts').execute();
    await database.deleteFrom('revisions').execute();
  });
});
afterAll(() => site.close());

const create = (fields = {}, by: Player = agathe) =>
  ask('POST', '/api/about-text', { by, body: { ...draft, ...fields }, headers: underKey() });
const update = (slug: string, fields = {}, headers = {}, by: Player = agathe) =>
  ask('PUT', `/api/about-text/${slug}`, {
    by,
    body: { ...draft, ...fields },
    headers: { ...underKey(), ...headers },
  });
const seen = async (uuid: string) =>
  site.database.selectFrom('audience').select('scope').where('key', '=', uuid).execute();

describe('a text', () => {
  test('is created with version 1, under its slug, for everybody', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      ...draft,
      uuid: expect.any(String),
      version: 1,
      lastAuthor: { uuid: agathe.uuid, slug: 'agathe-roussel', name: 'Roussel', firstname: 'Agathe' },
      lastModified: now,
    });
    expect((await ask('GET', '/api/about-text/histoire')).body).toEqual(body);
    expect(await seen(body.uuid)).toEqual([{ scope: 'public' }]);
  });

  test('without a slug finds one by its title', async () => {
    const untold = { slug: undefined };
    expect((await create(untold)).body.slug).toBe('notre-histoire');
    expect((await create(untold)).body.slug).toBe('notre-histoire-2');
  });

  test('does not become the text of a page or of a mail by its title alone', async () => {
    const untold = { slug: undefined, type: 'BILLET', title: 'Contacts' };
    expect((await create(untold)).body.slug).toBe('contacts-2');
    expect((await create({ slug: undefined, title: 'Activation' })).body.slug).toBe('activation-2');
    expect(await create({ slug: 'contacts', type: 'BILLET' })).toMatchObject({
      status: 400,
      body: { fields: { slug: 'cette adresse est celle d’une page du site' } },
    });
    expect(await create({ slug: 'activation' })).toMatchObject({
      status: 400,
      body: { fields: { slug: 'cette adresse est celle d’un mail du site' } },
    });
    expect((await create({ slug: 'contacts' })).status).toBe(201);
  });

  test('does not take another’s slug, nor its uuid', async () => {
    const { uuid } = (await create()).body;
    expect(await create()).toMatchObject({ status: 409, body: { code: 'already-exists' } });
    expect(await create({ uuid, slug: 'autre' })).toMatchObject({ status: 409 });
  });

  test('goes up by one version at each save, and keeps its slug and its type', async () => {
    const { uuid } = (await create()).body;
    await site.setClock(new Date(tomorrow));
    const { status, body } = await update('histoire', { slug: 'ailleurs', title: ' Notre longue histoire ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ uuid, slug: 'histoire', title: 'Notre longue histoire', version: 2 });
    expect(body.lastModified).toBe(tomorrow);
    expect((await update(uuid)).body.version).toBe(3);
    expect(await update('histoire', { type: 'BILLET' })).toMatchObject({
      status: 400,
      body: { code: 'invalid-field', fields: { type: expect.any(String) } },
    });
  });

  test('is not saved over somebody else’s version', async () => {
    await create();
    expect((await update('histoire', {}, { 'If-Match': '"1"' })).status).toBe(200);
    expect(await update('histoire', {}, { 'If-Match': '"1"' })).toMatchObject({
      status: 409,
      body: { code: 'stale-version' },
    });
    expect(await update('jamais-ecrit')).toMatchObject({
      status: 404,
      body: { message: 'Texte introuvable' },
    });
  });

  test('is the administrators’ to write, and to look back on', async () => {
    const { uuid } = (await create()).body;
    for (const by of [ulysse, colette]) {
      expect((await create({ slug: 'autre' }, by)).status).toBe(403);
      expect((await update('histoire', {}, {}, by)).status).toBe(403);
    }
    const list = async (by: Player) => (await ask('GET', `/api/revisions?uuid=${uuid}`, { by })).body;
    const [kept] = (await list(agathe)).data;
    expect(kept).toMatchObject({ kind: 'about-text', title: 'Notre histoire' });
    expect((await list(colette)).data).toEqual([]);
    expect((await ask('GET', `/api/revisions/${kept.uuid}`, { by: colette })).status).toBe(404);
    const { content } = (await ask('GET', `/api/revisions/${kept.uuid}`, { by: agathe })).body;
    const restoring = { by: agathe, body: content, headers: underKey() };
    expect((await ask('PUT', '/api/about-text/histoire', restoring)).body.version).toBe(2);
  });
});

describe('a text of a mail', () => {
  const mail = { slug: 'activation', type: 'MAIL', title: 'Bienvenue – {site}' };

  test('names what its mail knows', async () => {
    const content = paragraph('Suivez {lien}. Accolade {seule, et { vide }.');
    expect((await create({ ...mail, content })).status).toBe(201);
  });

  test.each([
    ['title', { title: 'Bonjour {prenom}' }, '{prenom}'],
    ['content', { content: paragraph('Cher {nom_de_famille},') }, '{nom_de_famille}'],
    ['content', { content: paragraph('{constructor}') }, '{constructor}'],
  ])('is refused by its %s where a variable is unknown to it', async (field, fields, name) => {
    const { status, body } = await create({ ...mail, ...fields });
    expect([status, body.code]).toEqual([400, 'invalid-field']);
    expect(body.fields[field]).toContain(`mot entre accolades inconnu\u00a0: ${name}`);
    await create(mail);
    expect((await update('activation', { ...mail, ...fields })).status).toBe(400);
  });

  test.each(['inconnu', 'constructor', 'histoire'])('is not « %s »: no mail has that name', async (slug) => {
    expect(await create({ ...mail, slug })).toMatchObject({
      status: 400,
      body: { fields: { slug: 'aucun courrier du site ne porte ce nom' } },
    });
  });
});
