import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Collection } from '#common/contract/feed/collection-names';
import { eventRoutes } from '#server/agenda/event/event-routes';
import { priceCategoryRoutes } from '#server/agenda/price-category/price-category-routes';
import { showDeskRoutes } from '#server/agenda/show-desk/show-desk-routes';
import { showRoutes } from '#server/agenda/show/show-routes';
import { type AskApi, openApi } from '../../../support/api';
import { after, curtain, openHouse } from '../../../support/door';
import { writtenShow } from '../../../support/show-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

let site: TestDatabase;
let ask: AskApi;
const { agathe, seraphine } = troupe;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, { ...showRoutes, ...showDeskRoutes, ...eventRoutes, ...priceCategoryRoutes });
  await welcomeTroupe(site.database);
  await site.setClock(after(-24 * 60, curtain));
  await openHouse(site.database);
});
afterAll(() => site.close());

/** Who holds a row of a collection: each scope, and whether always. */
const told = async (collection: Collection, key: string) => {
  const rows = await site.database
    .selectFrom('audience')
    .select(['scope', 'visible_from', 'visible_until'])
    .where('collection', '=', collection)
    .where('key', '=', key)
    .execute();
  return rows.map(({ scope, visible_from, visible_until }) => [
    scope,
    visible_from === -Infinity && visible_until === Infinity,
  ]);
};

test('the secretary holds a show whenever it is shown, until it is deleted', async () => {
  const made = writtenShow({
    visibleFrom: '2030-01-01T09:00:00+01:00',
    visibleUntil: '2030-02-01T09:00:00+01:00',
  });
  const { uuid } = (await ask('POST', '/api/shows', { by: seraphine, body: made })).body;
  expect(await told('desk-shows', uuid)).toEqual([['secretariat', true]]);
  await ask('DELETE', `/api/shows/${uuid}`, { by: seraphine });
  expect(await told('desk-shows', uuid)).toEqual([]);
});

test('the administration holds an event whenever it is shown, until it is deleted', async () => {
  const body = {
    title: 'Assemblée générale',
    location: { name: 'Foyer municipal' },
    eventDates: [{ uuid: '0190a000-0000-7000-8000-0000000000e1', date: '2030-01-05T18:00:00+01:00' }],
    visibleFrom: '2030-01-01T09:00:00+01:00',
    visibleUntil: '2030-01-07T00:00:00+01:00',
  };
  const { uuid } = (await ask('POST', '/api/events', { by: agathe, body })).body;
  expect(await told('desk-events', uuid)).toEqual([['site', true]]);
  await ask('DELETE', `/api/events/${uuid}`, { by: agathe });
  expect(await told('desk-events', uuid)).toEqual([]);
});

test('the secretary holds what seats are sold as, under keys that outlive a new name', async () => {
  const keyOf = async (slug: string) =>
    (
      await site.database
        .selectFrom('price_categories')
        .select('uuid')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).uuid;
  await ask('POST', '/api/price-categories', { by: agathe, body: { name: 'Adhérent' } });
  const key = await keyOf('adherent');
  expect(await told('price-categories', key)).toEqual([['secretariat', true]]);
  await ask('PUT', '/api/price-categories/adherent', { by: agathe, body: { name: 'Adhérents' } });
  expect(await keyOf('adherent')).toBe(key);
  await ask('DELETE', '/api/price-categories/adherent', { by: agathe });
  expect(await told('price-categories', key)).toEqual([]);
  expect(await told('price-categories', await keyOf('plein-tarif'))).toEqual([['secretariat', true]]);
});
