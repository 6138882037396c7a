import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { priceCategoryRoutes } from '#server/agenda/price-category/price-category-routes';
import { showDeskRoutes } from '#server/agenda/show-desk/show-desk-routes';
import { showRoutes } from '#server/agenda/show/show-routes';
import { type AskApi, openApi } from '../../../support/api';
import { type Evening, addBooking, after, curtain, openHouse } from '../../../support/door';
import { lockWaits } from '../../../support/lock-waits';
import { writtenShow } from '../../../support/show-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

let site: TestDatabase;
let ask: AskApi;
let house: Evening;
const { agathe, seraphine } = troupe;
const path = '/api/price-categories';

beforeEach(async () => {
  await site?.close();
  site = await openTestDatabase();
  ask = openApi(site.database, { ...showRoutes, ...showDeskRoutes, ...priceCategoryRoutes });
  await welcomeTroupe(site.database);
  await site.setClock(after(-24 * 60, curtain));
  house = await openHouse(site.database);
});
afterAll(() => site.close());

const create = (body: object) => ask('POST', path, { by: agathe, body });
const save = (slug: string, body: object) => ask('PUT', `${path}/${slug}`, { by: agathe, body });
const remove = (slug: string) => ask('DELETE', `${path}/${slug}`, { by: agathe });
const names = async () => (await ask('GET', path)).body.map(({ name }: { name: string }) => name);

test('a category is added at the end, or where it is wanted', async () => {
  expect(await create({ name: 'Enfant' })).toMatchObject({
    status: 201,
    body: { slug: 'enfant', name: 'Enfant', rank: 2 },
  });
  expect((await create({ name: 'Adhérent', rank: 0 })).body.rank).toBe(0);
  expect(await names()).toEqual(['Adhérent', 'Plein tarif', 'Tarif réduit', 'Enfant']);
});

test('a category gets another name and another place, and every show tells them', async () => {
  const show = (await ask('POST', '/api/shows', { by: seraphine, body: writtenShow() })).body;
  const told = async () =>
    (
      await site.database
        .selectFrom('change_log')
        .select('rev')
        .where('key', '=', show.uuid)
        .where('collection', '=', 'shows')
        .execute()
    ).length;
  const before = await told();
  await save('tarif-reduit', { name: 'Réduit', rank: 0 });
  expect(await names()).toEqual(['Réduit', 'Plein tarif']);
  expect((await ask('GET', `/api/shows/${show.slug}`)).body.prices).toMatchObject([
    { price: 8.5, category: { slug: 'tarif-reduit', name: 'Réduit' } },
    { price: 0, category: { slug: 'plein-tarif', name: 'Plein tarif' } },
  ]);
  expect(await told()).toBe(before + 1);
});

test('what a booking at the door is called follows', async () => {
  await addBooking(site.database, house.date);
  const told = async () =>
    (
      await site.database
        .selectFrom('change_log')
        .select('rev')
        .where('collection', '=', 'door-tickets')
        .execute()
    ).length;
  const before = await told();
  await save('tarif-reduit', { name: 'Réduit' });
  expect(await told()).toBe(before + 1);
});

test('two categories never have one name', async () => {
  expect((await create({ name: ' plein TARIF ' })).body.fields).toEqual({
    name: 'une autre catégorie a déjà ce nom',
  });
  expect((await save('tarif-reduit', { name: 'Plein tarif' })).status).toBe(400);
  expect((await save('tarif-reduit', { name: 'Tarif réduit' })).status).toBe(200);
});

test('a category is removed from shows where it stood at 0, but not one that is paid for', async () => {
  await create({ name: 'Enfant' });
  const show = (await ask('POST', '/api/shows', { by: seraphine, body: writtenShow() })).body;
  expect((await remove('enfant')).status).toBe(204);
  const { prices } = (await ask('GET', `/api/shows/${show.slug}`)).body;
  expect(prices.map((price: { category: { slug: string } }) => price.category.slug)).toEqual([
    'plein-tarif',
    'tarif-reduit',
  ]);
  expect(await remove('tarif-reduit')).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  expect((await remove('enfant')).body.message).toBe('Catégorie de tarif introuvable');
});

test('a category of which seats are booked stays, be it free', async () => {
  await addBooking(site.database, house.date);
  const read = (await ask('GET', `/api/shows/${house.show}`)).body;
  const prices = read.prices.map((price: object) => ({ ...price, price: 0 }));
  await ask('PUT', `/api/shows/${house.show}`, { by: seraphine, body: { ...read, prices } });
  expect((await remove('plein-tarif')).status).toBe(409);
});

test('a category that somebody is booking at this moment stays', async () => {
  await create({ name: 'Enfant' });
  const booking = await addBooking(site.database, house.date);
  const { removed } = await write(site.database, async ({ database }) => {
    await sql`select from show_dates where uuid = ${house.date} for no key update`.execute(database);
    await sql`insert into booking_seats values (${booking}, 2, 'enfant', 1, 0)`.execute(database);
    const removed = remove('enfant');
    await lockWaits(site.database, 1);
    return { removed };
  });
  expect(await removed).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
});

test('a category that is moved keeps the name that somebody else gave it', async () => {
  await save('tarif-reduit', { name: 'Réduit' });
  expect((await save('tarif-reduit', { rank: 0 })).body).toEqual({
    slug: 'tarif-reduit',
    name: 'Réduit',
    rank: 0,
  });
});

test('there are no more categories than a show has prices', async () => {
  for (let count = 2; count < 50; count += 1) await create({ name: `Catégorie ${count}` });
  expect(await create({ name: 'Une de trop' })).toMatchObject({
    status: 409,
    body: { code: 'wrong-state', message: '50 catégories de prix au plus.' },
  });
  const show = (await ask('POST', '/api/shows', { by: seraphine, body: writtenShow() })).body;
  const saved = await ask('PUT', `/api/shows/${show.slug}`, { by: seraphine, body: show });
  expect(saved.body.prices).toHaveLength(50);
});

test('categories are the administration’s', async () => {
  expect((await ask('POST', path, { by: seraphine, body: { name: 'Enfant' } })).status).toBe(403);
});

test('a sentence says who has a category, wherever its price is told', async () => {
  const description = 'Moins de 12 ans';
  expect((await save('tarif-reduit', { description: ` ${description} ` })).body).toEqual({
    slug: 'tarif-reduit',
    name: 'Tarif réduit',
    description,
    rank: 1,
  });
  const show = (await ask('POST', '/api/shows', { by: seraphine, body: writtenShow() })).body;
  const told = async () =>
    (await ask('GET', `/api/shows/${show.slug}`)).body.prices.map(
      ({ category }: { category: { description?: string } }) => category.description,
    );
  expect(await told()).toEqual([undefined, description]);
  // Who only moves or renames it does not take the sentence away.
  await save('tarif-reduit', { name: 'Réduit', rank: 0 });
  expect(await told()).toEqual([description, undefined]);
  await save('tarif-reduit', { description: '' });
  expect(await told()).toEqual([undefined, undefined]);
});
