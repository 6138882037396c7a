import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { eventRoutes } from '#server/agenda/event/event-routes';
import { type AskApi, openApi } from '../../../support/api';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { type Player, troupe, welcomeTroupe } from '../../../support/troupe';

const NEVER = '9999-12-31T23:59:59+01:00';
const now = '2026-11-21T20:30:00+01:00';
const { agathe, colette } = troupe;

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, eventRoutes);
  await welcomeTroupe(site.database);
});
beforeEach(async () => {
  await site.setClock(new Date(now));
  await write(site.database, ({ database }) => database.deleteFrom('events').execute());
});
afterAll(() => site.close());

const draft = () => ({
  title: 'Assemblée générale',
  location: { name: 'Foyer municipal', link: 'theatre.example/foyer' },
  eventDates: [
    { uuid: randomUUID(), date: '2026-12-06T10:00:00+01:00' },
    { uuid: randomUUID(), date: '2026-12-05T18:00:00+01:00' },
  ],
  visibleFrom: '2026-11-01T09:00:00+01:00',
  visibleUntil: '2026-12-07T00:00:00+01:00',
});
const create = (fields = {}, by: Player = agathe) =>
  ask('POST', '/api/events', { by, body: { ...draft(), ...fields } });
const titles = async (query = '', by?: Player) =>
  (await ask('GET', `/api/events${query}`, by ? { by } : {})).body.map(
    ({ title }: { title: string }) => title,
  );

describe('an event', () => {
  test('is created whole, its dates as time goes', async () => {
    const made = draft();
    const { status, body } = await create(made);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...made,
      uuid: expect.any(String),
      slug: 'assemblee-generale',
      eventDates: made.eventDates.toReversed(),
      version: expect.any(String),
    });
    expect((await ask('GET', '/api/events/assemblee-generale')).body).toEqual(body);
  });

  test('is seen by everybody during its window, and by the administration before and after', async () => {
    await create({ title: 'À venir', visibleFrom: '2026-11-22T09:00:00+01:00' });
    await create({ title: 'Passé', visibleUntil: '2026-11-20T09:00:00+01:00' });
    await create();
    expect(await titles('?visibleOnly', agathe)).toEqual(['Assemblée générale']);
    expect(await titles()).toEqual(['Assemblée générale']);
    expect((await titles('', agathe)).toSorted()).toEqual(['Assemblée générale', 'Passé', 'À venir']);
    expect((await ask('GET', '/api/events/a-venir')).body.message).toBe('Évènement introuvable');
    await site.setClock(new Date('2026-11-22T09:00:00+01:00'));
    expect((await titles()).toSorted()).toEqual(['Assemblée générale', 'À venir']);
  });

  test('keeps its address when it is saved, and takes back what was read', async () => {
    const read = (await create()).body;
    const saved = await ask('PUT', '/api/events/assemblee-generale', {
      by: agathe,
      body: { ...read, title: 'Réunion', eventDates: [read.eventDates[1]] },
      headers: { 'If-Match': read.version },
    });
    expect(saved.body).toMatchObject({ slug: 'assemblee-generale', title: 'Réunion' });
    expect(saved.body.eventDates).toEqual([read.eventDates[1]]);
    const late = await ask('PUT', '/api/events/assemblee-generale', {
      by: agathe,
      body: read,
      headers: { 'If-Match': read.version },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale-version' } });
  });

  test('that was deleted is gone for everybody', async () => {
    await create();
    expect((await ask('DELETE', '/api/events/assemblee-generale', { by: agathe })).status).toBe(204);
    expect(await titles('', agathe)).toEqual([]);
    expect((await ask('DELETE', '/api/events/assemblee-generale', { by: agathe })).status).toBe(404);
  });

  test.each([
    ['no date', { eventDates: [] }, 'eventDates'],
    ['a date that is none', { eventDates: [{ uuid: randomUUID(), date: 'bientôt' }] }, 'eventDates.0.date'],
    ['a date in 9999', { eventDates: [{ uuid: randomUUID(), date: NEVER }] }, 'eventDates.0.date'],
    [
      'one date twice',
      {
        eventDates: [
          { uuid: randomUUID(), date: now },
          { uuid: randomUUID(), date: now },
        ],
      },
      'eventDates.1.date',
    ],
    ['no place', { location: { name: ' ' } }, 'location.name'],
    ['a link that is none', { location: { name: 'Foyer', link: 'javascript:alert(1)' } }, 'location.link'],
    ['a window that ends before it begins', { visibleUntil: '2026-10-01T00:00:00+02:00' }, ''],
    ['a field too many', { jauge: 12 }, 'jauge'],
  ])('with %s is refused, and says where', async (_, fields, path) => {
    const { status, body } = await create(fields);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toContain(path);
  });

  test('does not take the dates of another', async () => {
    const [stolen] = (await create()).body.eventDates;
    const { body } = await create({ eventDates: [stolen] });
    expect(body.fields).toEqual({ 'eventDates.0.uuid': 'appartient à un autre évènement' });
  });

  test('is written by the administration alone', async () => {
    expect((await create({}, colette)).status).toBe(403);
    expect(await titles()).toEqual([]);
  });
});
