import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { findShows } from '#server/agenda/show/show-projection';
import { moveShowDate } from '#server/agenda/show/show-repository';
import { showRoutes } from '#server/agenda/show/show-routes';
import { type AskApi, openApi } from '../../../support/api';
import { type Evening, after, curtain, openHouse } from '../../../support/door';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

let site: TestDatabase;
let ask: AskApi;
let evening: Evening;
let rehearsal: Evening;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, showRoutes, 1);
  await welcomeTroupe(site.database);
  await site.setClock(after(-24 * 60, curtain));
  evening = await openHouse(site.database);
  rehearsal = await openHouse(site.database, { rehearsal: true });
  await write(site.database, ({ database }) =>
    database
      .updateTable('show_dates')
      .set({ rehearsal: true })
      .where('uuid', '=', rehearsal.otherDate)
      .execute(),
  );
});

afterAll(() => site.close());

const shown = async (query: string) =>
  (await ask('GET', `/api/shows${query}`)).body.map(({ uuid }: { uuid: string }) => uuid);

test('a show tells its dates and prices, and no rehearsal', async () => {
  const { status, body } = await ask('GET', `/api/shows/${evening.show}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    title: 'Le Dindon',
    location: { name: 'Salle des fêtes, Vaubrun' },
    dates: [{ uuid: evening.date, maxPlaces: 100, freeParticipation: false }, { uuid: evening.otherDate }],
    prices: [
      { price: 12, category: { slug: 'plein-tarif', name: 'Plein tarif' } },
      { price: 8.5, category: { slug: 'tarif-reduit', name: 'Tarif réduit' } },
    ],
    bookings: true,
  });
  expect((await findShows(site.database, [rehearsal.show])).get(rehearsal.show)?.dates).toEqual([]);
});

test('what is nothing but rehearsals is a show for nobody who visits', async () => {
  expect(await shown('?visibleOnly')).toEqual([evening.show]);
  expect((await ask('GET', `/api/shows/${rehearsal.show}`)).body.message).toBe('Spectacle introuvable');
  expect((await ask('GET', `/api/shows/${rehearsal.show}`, { by: troupe.agathe })).status).toBe(200);
});

test('a show that can be booked no more is still seen, until its window closes', async () => {
  expect(await shown('?bookings&visibleOnly')).toEqual([evening.show]);
  await site.setClock(after(48 * 60, curtain));
  expect(await shown('?bookings&visibleOnly')).toEqual([]);
  expect(await shown('?visibleOnly')).toEqual([evening.show]);
  await site.setClock(new Date('2026-12-01T09:00:00+01:00'));
  expect(await shown('')).toEqual([]);
  await site.setClock(after(-24 * 60, curtain));
});

test('a date that moves is told with the show', async () => {
  const moved = after(60, curtain);
  await write(site.database, (transaction) => moveShowDate(transaction, evening.date, moved));
  const { body } = await ask('GET', `/api/shows/${evening.show}`);
  expect(new Date(body.dates[0].date)).toEqual(moved);
});
