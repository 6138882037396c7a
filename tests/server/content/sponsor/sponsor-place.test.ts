import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projections } from '#server/projections';
import { write } from '#server/platform/database/transaction';
import { sponsorRoutes } from '#server/content/sponsor/sponsor-routes';
import { type AskApi, openApi } from '../../../support/api';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { type Player, troupe, welcomeTroupe } from '../../../support/troupe';

const { agathe, colette } = troupe;

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, sponsorRoutes);
  await welcomeTroupe(site.database);
});
beforeEach(() => write(site.database, ({ database }) => database.deleteFrom('sponsors').execute()));
afterAll(() => site.close());

const bodyOf = (name: string, fields = {}) => ({ name, description: '', visible: true, ...fields });
const create = (name: string) => ask('POST', '/api/sponsors', { by: agathe, body: bodyOf(name) });
const place = (slug: string, after: string | null, before: string | null, by: Player = agathe) =>
  ask('PUT', `/api/sponsors/${slug}/place`, { by, body: { after, before } });
const names = async (by?: Player) =>
  (await ask('GET', '/api/sponsors', by ? { by } : {})).body.map(({ name }: { name: string }) => name);

describe('a partner that is put in a place', () => {
  const threePartners = async () => {
    const [one, two, three] = [await create('Un'), await create('Deux'), await create('Trois')];
    return [one.body, two.body, three.body];
  };

  test('lies between the two for everybody, hidden ones counted', async () => {
    const [one, two] = await threePartners();
    await ask('PUT', `/api/sponsors/${two.slug}`, { by: agathe, body: bodyOf('Deux', { visible: false }) });
    const { slug, uuid } = (await create('Quatre')).body;
    expect((await place(slug, one.uuid, two.uuid)).body).toMatchObject({ uuid, rank: 1 });
    expect(await names(agathe)).toEqual(['Un', 'Quatre', 'Deux', 'Trois']);
    expect(await names()).toEqual(['Un', 'Quatre', 'Trois']);
    const rows = await projections.sponsors(site.database, [one.uuid, uuid]);
    expect([rows.get(one.uuid)?.rank, rows.get(uuid)?.rank]).toEqual([0, 1]);
  });

  test('is found by its uuid, and comes first or last', async () => {
    const [one, two, last] = await threePartners();
    await place(last.uuid, null, one.uuid);
    expect(await names()).toEqual(['Trois', 'Un', 'Deux']);
    await place(last.uuid, two.uuid, null);
    expect(await names()).toEqual(['Un', 'Deux', 'Trois']);
  });

  test('stays in the version that whoever is changing it has seen', async () => {
    const [one, two] = await threePartners();
    expect((await place(one.slug, two.uuid, null)).body.version).toBe(one.version);
    const headers = { 'If-Match': one.version };
    const saving = { by: agathe, body: bodyOf('Le premier'), headers };
    expect((await ask('PUT', `/api/sponsors/${one.slug}`, saving)).status).toBe(200);
    expect(await names()).toEqual(['Deux', 'Le premier', 'Trois']);
  });

  test('is where each of two wanted it, who moved at once', async () => {
    const [one, two, three] = await threePartners();
    const four = (await create('Quatre')).body;
    const answers = await Promise.all([place(two.slug, null, one.uuid), place(three.slug, four.uuid, null)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await names()).toEqual(['Deux', 'Un', 'Quatre', 'Trois']);
  });

  test('comes between those that people see there, where an import gave several one rank', async () => {
    for (const name of ['Écho', 'Fleur', 'Garage']) await create(name);
    await write(site.database, ({ database }) => database.updateTable('sponsors').set({ rank: 0 }).execute());
    const [echo, fleur, garage] = (await ask('GET', '/api/sponsors')).body;
    expect([echo.name, fleur.name, garage.name]).toEqual(['Écho', 'Fleur', 'Garage']);
    await place(garage.slug, echo.uuid, fleur.uuid);
    expect(await names()).toEqual(['Écho', 'Garage', 'Fleur']);
  });

  test('beside others that are gone stays where it is', async () => {
    const [one] = await threePartners();
    expect((await place(one.slug, randomUUID(), randomUUID())).status).toBe(200);
    expect(await names()).toEqual(['Un', 'Deux', 'Trois']);
  });

  test('is moved by the administration alone, and is there', async () => {
    const [one, two] = await threePartners();
    expect((await place(one.slug, two.uuid, null, colette)).status).toBe(403);
    expect(await place('nobody', null, one.uuid)).toMatchObject({
      status: 404,
      body: { message: 'Partenaire introuvable' },
    });
    expect(await names()).toEqual(['Un', 'Deux', 'Trois']);
  });

  test.each([
    ['no place', {}],
    ['half a place', { after: null }],
    ['a place that is none', { after: 'the first', before: null }],
  ])('with %s is refused', async (_, body) => {
    const [one] = await threePartners();
    const answer = await ask('PUT', `/api/sponsors/${one.slug}/place`, { by: agathe, body });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-field']);
  });
});
