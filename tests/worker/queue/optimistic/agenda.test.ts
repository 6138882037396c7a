import { describe, expect, test } from 'vitest';
import { effectOf } from '#worker/queue/optimistic/effect-of';
import { key, apply, uuid, waitingWriteOf } from '../../../support/optimistic-apply';
import { writtenShow } from '../../../support/show-draft';

const write = waitingWriteOf('show');

const category = { slug: 'tarif-reduit', name: 'Tarif réduit' };
const whole = (fields = {}) => {
  const show = writtenShow(fields);
  return { ...show, prices: show.prices.map((price) => ({ ...price, category })) };
};
const event = {
  title: 'Assemblée générale',
  location: { name: 'Foyer municipal' },
  eventDates: [{ uuid: key, date: '2026-12-05T18:00:00+01:00' }],
  visibleFrom: '2026-11-01T09:00:00+01:00',
  visibleUntil: '2026-12-07T00:00:00+01:00',
};

describe('a show saved here', () => {
  test('is on the desk and in sight of this device, found by its uuid until the server has named it', () => {
    const rows = apply(write('createShow', whole()));
    expect(Object.keys(rows)).toEqual(['desk-shows', 'shows']);
    expect(rows['shows']).toMatchObject({
      uuid,
      slug: uuid,
      version: key,
      title: 'La Puce à l’oreille',
      visibleUntil: new Date('2026-12-20T09:00:00+01:00'),
      dates: [{ date: new Date('2026-12-11T20:30:00+01:00'), maxPlaces: 80 }],
      prices: [{ price: 8.5, category }],
    });
  });

  test.each([
    ['before its window', { visibleFrom: '2026-11-21T20:30:01+01:00' }],
    ['after it', { visibleUntil: '2026-11-21T20:30:00+01:00' }],
  ])('is on the desk alone %s', (_, fields) => {
    expect(Object.keys(apply(write('createShow', whole(fields))))).toEqual(['desk-shows']);
  });

  test('keeps the address that it has', () => {
    const known = { ...apply(write('createShow', whole()))['desk-shows'], slug: 'la-puce' };
    const rows = apply(write('updateShow', whole({ title: 'La Puce' })), { 'desk-shows': known });
    expect(rows['desk-shows']).toMatchObject({ slug: 'la-puce', title: 'La Puce' });
  });

  test('is not made again of what others deleted, nor over what the server has already', () => {
    expect(apply(write('updateShow', whole()))).toEqual({});
    const made = { 'desk-shows': { uuid, slug: 'la-puce', prices: [] } };
    expect(apply(write('createShow', whole()), made)).toEqual(made);
  });

  test('is gone from both as soon as it is deleted', () => {
    const row = { uuid, slug: 'la-puce' };
    expect(apply(write('deleteShow', null), { 'desk-shows': row, shows: row })).toEqual({});
  });

  test('shows nothing where its body is none', () => {
    expect(effectOf(write('createShow', whole({ dates: 'bientôt' })))).toBeNull();
    expect(effectOf(write('createShow', null))).toBeNull();
  });

  test('is for those who write shows', () => {
    expect(effectOf(write('createShow', whole()))?.scope).toBe('secretariat');
  });
});

test('an event saved here is seen likewise, by the administration', () => {
  const pending = waitingWriteOf('event')('createEvent', event);
  expect(effectOf(pending)?.scope).toBe('site');
  expect(Object.keys(apply(pending))).toEqual(['desk-events', 'events']);
  expect(apply(pending)['desk-events']).toMatchObject({
    uuid,
    title: 'Assemblée générale',
    eventDates: [{ date: new Date('2026-12-05T18:00:00+01:00') }],
  });
});
