import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Collection } from '#common/contract/feed/collection-names';
import { projections } from '#server/projections';
import { write } from '#server/platform/database/transaction';
import { addPreviewImage } from '#server/content/preview-image/preview-image-repository';
import { isPreviewImageShown } from '#server/content/publication/preview-images';
import { sponsorRoutes } from '#server/content/sponsor/sponsor-routes';
import { type AskApi, openApi } from '../../../support/api';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { type Player, troupe, welcomeTroupe } from '../../../support/troupe';

const { agathe, colette } = troupe;
const logo = { uuid: randomUUID(), name: 'Le pain', backgroundColor: '#aa7722', version: 'pain1' };

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, sponsorRoutes);
  await welcomeTroupe(site.database);
  await write(site.database, (transaction) =>
    addPreviewImage(transaction, {
      uuid: logo.uuid,
      name: logo.name,
      year: 2026,
      spectacle_types: [],
      types: [],
      creation_date: new Date(),
      extension: 'webp',
      background_color: logo.backgroundColor,
      version: logo.version,
    }),
  );
});
beforeEach(() => write(site.database, ({ database }) => database.deleteFrom('sponsors').execute()));
afterAll(() => site.close());

const draft = {
  name: 'Garage de la Halle',
  description: 'Prête le camion.',
  link: 'garage.example',
  logo: { uuid: logo.uuid },
  visible: true,
};
const create = (fields = {}, by: Player = agathe) =>
  ask('POST', '/api/sponsors', { by, body: { ...draft, ...fields } });
const save = (slug: string, fields = {}, base?: string, by: Player = agathe) =>
  ask('PUT', `/api/sponsors/${slug}`, {
    by,
    body: { ...draft, ...fields },
    ...(base !== undefined && { headers: { 'If-Match': base } }),
  });
const remove = (slug: string, base?: string, by: Player = agathe) =>
  ask('DELETE', `/api/sponsors/${slug}`, {
    by,
    ...(base !== undefined && { headers: { 'If-Match': base } }),
  });
const names = async (by?: Player) =>
  (await ask('GET', '/api/sponsors', by ? { by } : {})).body.map(({ name }: { name: string }) => name);

/** Who may see the row of a partner in a collection. */
async function readersOf(collection: Collection, key: string): Promise<readonly string[]> {
  const audience = await site.database
    .selectFrom('audience')
    .select('scope')
    .where('collection', '=', collection)
    .where('key', '=', key)
    .execute();
  return audience.map(({ scope }) => scope);
}

describe('a partner', () => {
  test('is added whole, and seen by everybody', async () => {
    const { status, body } = await create({ name: ' Garage de la Halle ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...draft,
      uuid: expect.any(String),
      slug: 'garage-de-la-halle',
      logo,
      rank: 0,
      version: expect.any(String),
    });
    expect((await ask('GET', '/api/sponsors')).body).toEqual([body]);
    expect(await isPreviewImageShown(site.database, logo.uuid)).toBe(true);
  });

  test('needs neither link nor logo', async () => {
    const { body } = await create({ link: null, logo: null });
    expect([body.link, body.logo]).toEqual([undefined, undefined]);
  });

  test('has the uuid that its device gave it, once', async () => {
    const uuid = randomUUID();
    expect((await create({ uuid })).body.uuid).toBe(uuid);
    expect(await create({ uuid })).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  });

  test('of a name that another has gets an address of its own', async () => {
    await create();
    expect((await create()).body.slug).toBe('garage-de-la-halle-2');
  });

  test('comes last, whatever rank it says', async () => {
    await create({ name: 'Premier', rank: 4 });
    expect((await create({ name: 'Dernier', rank: 0 })).body.rank).toBe(1);
    expect(await names()).toEqual(['Premier', 'Dernier']);
  });

  test('that is hidden is for the administration alone, on devices too', async () => {
    const { uuid, slug } = (await create({ visible: false })).body;
    expect([await names(), await names(colette), await names(agathe)]).toEqual([[], [], [draft.name]]);
    expect((await ask('GET', `/api/sponsors/${slug}`, { by: colette })).status).toBe(404);
    expect(await readersOf('sponsors', uuid)).toEqual([]);
    expect(await readersOf('desk-sponsors', uuid)).toEqual(['site']);
    expect(await isPreviewImageShown(site.database, logo.uuid)).toBe(false);
    const rows = await projections['desk-sponsors'](site.database, [uuid]);
    expect(rows.get(uuid)).toMatchObject({ uuid, logo: logo.uuid, visible: false });
  });

  test('leaves the public when it is hidden, and comes back when it is shown', async () => {
    const { uuid, slug } = (await create()).body;
    await save(slug, { visible: false });
    expect(await readersOf('sponsors', uuid)).toEqual([]);
    expect(await isPreviewImageShown(site.database, logo.uuid)).toBe(false);
    await save(slug);
    expect(await readersOf('sponsors', uuid)).toEqual(['public']);
  });
});

describe('a partner that is saved', () => {
  test('keeps its address and its place; what was read is taken back', async () => {
    await create({ name: 'Premier' });
    const read = (await create()).body;
    const { body } = await save(read.slug, { ...read, name: 'Le garage' }, read.version);
    expect(body).toMatchObject({ slug: read.slug, name: 'Le garage', rank: 1 });
    expect(body.version).not.toBe(read.version);
  });

  test('no longer shows the logo that was taken away', async () => {
    const { slug } = (await create()).body;
    expect((await save(slug, { logo: null })).body.logo).toBeUndefined();
    expect(await isPreviewImageShown(site.database, logo.uuid)).toBe(false);
  });

  test('is refused if another person has saved it since', async () => {
    const { slug, version } = (await create()).body;
    await save(slug, { name: 'Le garage' }, version);
    const stale = { status: 409, body: { code: 'stale-version' } };
    expect(await save(slug, { name: 'Garage Halle' }, version)).toMatchObject(stale);
    expect(await remove(slug, version)).toMatchObject(stale);
    expect(await names()).toEqual(['Le garage']);
  });
});

test('a partner that is deleted is gone for everybody, and its logo stays', async () => {
  const { uuid, slug, version } = (await create()).body;
  expect((await remove(slug, version)).status).toBe(204);
  expect([await names(agathe), await readersOf('desk-sponsors', uuid)]).toEqual([[], []]);
  expect(await isPreviewImageShown(site.database, logo.uuid)).toBe(false);
  expect(await remove(slug)).toMatchObject({ status: 404, body: { message: 'Partenaire introuvable' } });
  expect((await save(slug)).status).toBe(404);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name on two lines', { name: 'Garage\nde la Halle' }, 'name'],
  ['a script for a link', { link: 'javascript:alert(1)' }, 'link'],
  ['a link of another kind', { link: 'ftp://garage.example' }, 'link'],
  ['a link that is a word', { link: 'garage' }, 'link'],
  ['a link that hides where it leads', { link: 'https://garage.example@pirate.example' }, 'link'],
  ['an empty link', { link: '' }, 'link'],
  ['a logo that nobody has', { logo: { uuid: randomUUID() } }, 'logo.uuid'],
  ['nothing on whether it is shown', { visible: undefined }, 'visible'],
  ['a field too many', { montant: 500 }, 'montant'],
])('a partner with %s is refused, and told where', async (_, fields, path) => {
  const added = await create(fields);
  expect([added.status, Object.keys(added.body.fields)]).toEqual([400, [path]]);
  const { slug } = (await create()).body;
  const saved = await save(slug, fields);
  expect([saved.status, Object.keys(saved.body.fields)]).toEqual([400, [path]]);
  expect(await names()).toEqual([draft.name]);
});

test('partners are written by the administration alone', async () => {
  const { slug } = (await create()).body;
  const answers = [await create({}, colette), await save(slug, {}, undefined, colette)];
  answers.push(await remove(slug, undefined, colette), await ask('POST', '/api/sponsors', { body: draft }));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
  expect(await names()).toEqual([draft.name]);
});
