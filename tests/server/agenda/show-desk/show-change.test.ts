import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { addEvents } from '#server/agenda/event/event-repository';
import { readDoorDates } from '#server/agenda/show/door-date-projection';
import { showDeskRoutes } from '#server/agenda/show-desk/show-desk-routes';
import { showRoutes } from '#server/agenda/show/show-routes';
import { type AskApi, openApi } from '../../../support/api';
import { addTicket, after, curtain, openHouse } from '../../../support/door';
import { writtenDate, writtenPrice, writtenShow } from '../../../support/show-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { type Player, troupe, welcomeTroupe } from '../../../support/troupe';

let site: TestDatabase;
let ask: AskApi;
const { seraphine, colette } = troupe;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, { ...showRoutes, ...showDeskRoutes });
  await welcomeTroupe(site.database);
  await site.setClock(after(-24 * 60, curtain));
  // Brings the two price categories.
  await openHouse(site.database);
});
afterAll(() => site.close());

const create = (fields = {}, by: Player = seraphine) =>
  ask('POST', '/api/shows', { by, body: writtenShow(fields) });
const save = (slug: string, body: object, headers = {}) =>
  ask('PUT', `/api/shows/${slug}`, { by: seraphine, body, headers });

describe('a show that is created', () => {
  test('stands whole, its dates as time goes, price categories that were left out at 0', async () => {
    const late = writtenDate({ date: '2026-12-12T20:30:00+01:00', closingDate: '2026-12-10T20:30:00+01:00' });
    const made = writtenShow({ title: 'Le Fil à la patte', dates: [late, writtenDate()] });
    const { status, body } = await create(made);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...made,
      uuid: expect.any(String),
      slug: 'le-fil-a-la-patte',
      dates: made.dates.toReversed().map((date) => ({ ...date, bookedPlaces: 0 })),
      prices: [
        {
          uuid: expect.any(String),
          price: 0,
          category: { slug: 'plein-tarif', name: 'Plein tarif' },
          toConfirm: true,
        },
        { ...made.prices[0], category: { slug: 'tarif-reduit', name: 'Tarif réduit' } },
      ],
      version: expect.any(String),
    });
    expect((await ask('GET', '/api/shows/le-fil-a-la-patte')).body).toEqual(body);
  });

  test('is written by the secretary and the administration alone', async () => {
    expect((await create({}, colette)).status).toBe(403);
  });

  test('takes the uuid of the device that made it, once', async () => {
    const uuid = randomUUID();
    expect((await create({ uuid })).body.uuid).toBe(uuid);
    expect(await create({ uuid })).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  });

  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['a date that is none', { dates: [writtenDate({ date: 'bientôt' })] }, 'dates.0.date'],
    [
      'a date that closes after it began',
      { dates: [writtenDate({ closingDate: '2026-12-11T20:31:00+01:00' })] },
      'dates.0.closingDate',
    ],
    ['a hall without end', { dates: [writtenDate({ maxPlaces: 10_001 })] }, 'dates.0.maxPlaces'],
    [
      'doors that open two days before',
      { dates: [writtenDate({ doorsBefore: 2880 })] },
      'dates.0.doorsBefore',
    ],
    ['half a seat', { dates: [writtenDate({ maxPlaces: 80.5 })] }, 'dates.0.maxPlaces'],
    ['a negative price', { prices: [writtenPrice({ price: -1 })] }, 'prices.0.price'],
    ['a price of less than cents', { prices: [writtenPrice({ price: 8.505 })] }, 'prices.0.price'],
    [
      'an unknown price category',
      { prices: [writtenPrice({ category: { slug: 'jeune' } })] },
      'prices.0.category.slug',
    ],
    ['a price category twice', { prices: [writtenPrice(), writtenPrice()] }, 'prices.1.category.slug'],
    ['an unknown play', { pieces: [{ slug: 'nulle-part' }] }, 'pieces.0.slug'],
    ['an unknown event', { event: { slug: 'nulle-part' } }, 'event.slug'],
    ['an unknown image', { banner: { uuid: randomUUID() } }, 'banner.uuid'],
    ['a window that ends before it begins', { visibleUntil: '2026-10-01T00:00:00+02:00' }, ''],
    ['a field too many', { jauge: 12 }, 'jauge'],
  ])('with %s is refused, and says where', async (_, fields, path) => {
    const { status, body } = await create(fields);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([path]);
  });

  test('may name an event by the key that a device gave it, and tells its address', async () => {
    const uuid = randomUUID();
    await write(site.database, (transaction) =>
      addEvents(transaction, [
        {
          uuid,
          slug: 'fete-du-village',
          title: 'Fête du village',
          location: { name: 'Place de la halle' },
          eventDates: [],
          visibleFrom: after(-60, curtain),
          visibleUntil: after(60, curtain),
          version: 'first',
        },
      ]),
    );
    expect((await create({ event: { slug: uuid } })).body.event).toEqual({ slug: 'fete-du-village' });
  });

  test('does not take the dates or prices of another', async () => {
    const { body } = await create();
    const fault = 'appartient à un autre spectacle';
    expect((await create({ dates: body.dates })).body.fields).toEqual({ 'dates.0.uuid': fault });
    expect((await create({ prices: body.prices })).body.fields).toEqual({
      'prices.0.uuid': fault,
      'prices.1.uuid': fault,
    });
  });
});

describe('a show that is saved', () => {
  test('keeps its address, and is refused to whoever read it before', async () => {
    const read = (await create({ title: 'Occupe-toi d’Amélie' })).body;
    const saved = await save(read.slug, { ...read, title: 'Amélie' }, { 'If-Match': read.version });
    expect(saved.body).toEqual({ ...read, title: 'Amélie', version: expect.any(String) });
    expect(await save(read.slug, read, { 'If-Match': read.version })).toMatchObject({
      status: 409,
      body: { code: 'stale-version' },
    });
  });

  test('gains, moves and loses dates; the doors move along', async () => {
    const stays = writtenDate();
    const goes = writtenDate({ date: '2026-12-12T20:30:00+01:00' });
    const read = (await create({ dates: [stays, goes] })).body;
    const comes = writtenDate({ date: '2026-12-13T16:00:00+01:00' });
    const moved = { ...stays, date: '2026-12-11T20:00:00+01:00', maxPlaces: 60 };
    const { body } = await save(read.slug, { ...read, dates: [comes, moved] });
    expect(body.dates).toEqual([moved, comes].map((date) => ({ ...date, bookedPlaces: 0 })));
    const doors = await readDoorDates(site.database, [stays.uuid, goes.uuid, comes.uuid]);
    expect(doors.get(stays.uuid)).toMatchObject({
      doorsOpenAt: new Date('2026-12-11T19:15:00+01:00'),
      maxPlaces: 60,
    });
    expect(doors.get(comes.uuid)).toMatchObject({ doorsOpenAt: new Date('2026-12-13T15:15:00+01:00') });
    expect(doors.has(goes.uuid)).toBe(false);
  });

  test('tells the owners of its tickets its new name', async () => {
    const house = await openHouse(site.database);
    const ticket = await addTicket(site.database, house.date);
    const told = async () =>
      (await site.database.selectFrom('change_log').select('rev').where('key', '=', ticket).execute()).length;
    const before = await told();
    const read = (await ask('GET', `/api/shows/${house.show}`)).body;
    await save(house.show, { ...read, title: 'Le Dindon, reprise' });
    expect(await told()).toBe(before + 2);
  });

  test('may go on naming what has gone since', async () => {
    const read = (await create()).body;
    await write(site.database, ({ database }) =>
      database
        .updateTable('shows')
        .set({ event_slug: 'parti', banner_uuid: randomUUID() })
        .where('uuid', '=', read.uuid)
        .execute(),
    );
    const now = (await ask('GET', `/api/shows/${read.slug}`)).body;
    expect((await save(read.slug, now)).body).toMatchObject({ event: { slug: 'parti' } });
  });
});

describe('a show that is deleted', () => {
  test('is gone for everybody', async () => {
    const { body } = await create({ title: 'Tailleur pour dames' });
    expect((await ask('DELETE', `/api/shows/${body.slug}`, { by: seraphine })).status).toBe(204);
    expect((await ask('GET', `/api/shows/${body.slug}`, { by: seraphine })).body.message).toBe(
      'Spectacle introuvable',
    );
    expect((await ask('DELETE', `/api/shows/${body.slug}`, { by: seraphine })).status).toBe(404);
  });
});
