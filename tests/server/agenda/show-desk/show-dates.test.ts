import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDoorDates } from '#server/agenda/show/door-date-projection';
import { showDeskRoutes } from '#server/agenda/show-desk/show-desk-routes';
import { showRoutes } from '#server/agenda/show/show-routes';
import { type AskApi, openApi } from '../../../support/api';
import { addBooking, addTicket, after, curtain, openHouse } from '../../../support/door';
import { writtenDate, writtenShow } from '../../../support/show-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

let site: TestDatabase;
let ask: AskApi;
const { seraphine } = troupe;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, { ...showRoutes, ...showDeskRoutes });
  await welcomeTroupe(site.database);
  await site.setClock(after(-24 * 60, curtain));
});
afterAll(() => site.close());

const save = (slug: string, body: object) => ask('PUT', `/api/shows/${slug}`, { by: seraphine, body });

describe('what has been booked', () => {
  test('a date never has fewer seats than are taken', async () => {
    const house = await openHouse(site.database);
    await addBooking(site.database, house.date);
    const read = (await ask('GET', `/api/shows/${house.show}`)).body;
    const seats = (maxPlaces: number) =>
      save(house.show, { ...read, dates: [{ ...read.dates[0], maxPlaces }, read.dates[1]] });
    expect((await seats(2)).body.fields).toEqual({
      'dates.0.maxPlaces': '3 places sont déjà vendues\u00a0: il ne peut pas y en avoir moins',
    });
    expect((await seats(3)).body.dates[0].maxPlaces).toBe(3);
  });

  test('a date is not moved into the past once it is booked: its bookers could not be told in time', async () => {
    const house = await openHouse(site.database);
    const read = (await ask('GET', `/api/shows/${house.show}`)).body;
    const [date, other] = read.dates;
    const past = { ...date, date: '2025-11-21T20:30:00+01:00', closingDate: '2025-11-21T18:30:00+01:00' };
    const moving = () => save(house.show, { ...read, dates: [past, other] });
    await addBooking(site.database, house.date);
    expect((await moving()).body.fields).toEqual({
      'dates.0.date': 'cette date est passée, et des places sont déjà prises pour la séance',
    });
  });

  test.each([
    ['is not taken away', () => []],
    ['does not change to free participation', ([date]: object[]) => [{ ...date, freeParticipation: true }]],
  ])('a date that was booked %s', async (_, change) => {
    const house = await openHouse(site.database);
    await addBooking(site.database, house.date);
    const read = (await ask('GET', `/api/shows/${house.show}`)).body;
    const [booked, other] = read.dates;
    const { status, body } = await save(house.show, { ...read, dates: [...change([booked]), other] });
    expect(status).toBe(409);
    expect(body.code).toBe('wrong-state');
    expect(body.message).toContain('La séance du samedi 21 novembre 2026 a des réservations');
  });

  test('a show keeps its rehearsals, which it does not tell of, when it is saved', async () => {
    const house = await openHouse(site.database, { rehearsal: true });
    const read = (await ask('GET', `/api/shows/${house.show}`, { by: seraphine })).body;
    expect(read.dates.map(({ uuid }: { uuid: string }) => uuid)).toEqual([house.otherDate]);
    expect((await save(house.show, read)).status).toBe(200);
    expect((await readDoorDates(site.database, [house.date])).get(house.date)?.rehearsal).toBe(true);
  });

  test('a rehearsal of a show is not saved as one of its dates', async () => {
    const house = await openHouse(site.database, { rehearsal: true });
    const read = (await ask('GET', `/api/shows/${house.show}`, { by: seraphine })).body;
    const [date] = read.dates;
    const { status, body } = await save(house.show, { ...read, dates: [{ ...date, uuid: house.date }] });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ 'dates.0.uuid': 'appartient à un autre spectacle' });
  });

  test.each([
    ['a booking', addBooking],
    ['a ticket', addTicket],
  ])('a show stays while there is %s of it, of a rehearsal too', async (_, add) => {
    const house = await openHouse(site.database, { rehearsal: true });
    await add(site.database, house.date);
    expect(await ask('DELETE', `/api/shows/${house.show}`, { by: seraphine })).toMatchObject({
      status: 409,
      body: { code: 'wrong-state' },
    });
  });
});

test('a date says how long before it its doors open, and keeps that when it moves or nobody says it', async () => {
  const silent = writtenDate();
  const evening = { ...silent, doorsBefore: 60 };
  const read = (await ask('POST', '/api/shows', { by: seraphine, body: writtenShow({ dates: [evening] }) }))
    .body;
  expect(read.dates).toMatchObject([{ doorsBefore: 60 }]);
  const doors = async () => {
    const dates = await readDoorDates(site.database, [evening.uuid]);
    return dates.get(evening.uuid)?.doorsOpenAt;
  };
  const at = new Date(evening.date).getTime();
  expect(await doors()).toEqual(new Date(at - 60 * 60_000));
  const moved = { ...silent, date: '2026-12-11T20:00:00+01:00' };
  await save(read.slug, { ...read, dates: [moved] });
  expect(await doors()).toEqual(new Date('2026-12-11T19:00:00+01:00'));
  await save(read.slug, { ...read, dates: [{ ...moved, doorsBefore: 30 }] });
  expect(await doors()).toEqual(new Date('2026-12-11T19:30:00+01:00'));
  const back = await save(read.slug, { ...read, dates: [{ ...moved, doorsBefore: 45 }] });
  expect(back.body.dates[0]).not.toHaveProperty('doorsBefore');
  expect(await doors()).toEqual(new Date('2026-12-11T19:15:00+01:00'));
});
