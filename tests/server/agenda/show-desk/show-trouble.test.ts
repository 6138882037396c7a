import { describe, expect, test } from 'vitest';
import type { Answered } from '../../../support/api';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { writtenDate, writtenShow } from '../../../support/show-draft';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
const create = (fields: object) =>
  desk.ask('POST', '/api/shows', { by: troupe.seraphine, body: writtenShow(fields) });

/** Saves the show with so many places on its first date. */
async function setPlaces(maxPlaces: number): Promise<Answered> {
  const read = await desk.readShow();
  const [first, ...others] = read.dates;
  return desk.saveShow({ ...read, dates: [{ ...first, maxPlaces }, ...others] });
}

describe('a show is refused, and says where,', () => {
  test.each([
    ['9999-12-31T23:59:59+01:00', '2026-12-11T18:30:00+01:00', 'dates.0.date'],
    ['1026-12-11T20:30:00+00:00', '1026-12-11T18:30:00+00:00', 'dates.0.date'],
    ['2026-12-11T20:30:00+01:00', '0026-12-11T18:30:00+00:00', 'dates.0.closingDate'],
  ])('with a date of %s that closes at %s', async (date, closingDate, path) => {
    const { status, body } = await create({ dates: [writtenDate({ date, closingDate })] });
    expect(status).toBe(400);
    expect(body.fields[path]).toBe('année de 1984 à 2200 attendue');
  });

  test('with two dates at one moment', async () => {
    expect((await create({ dates: [writtenDate(), writtenDate()] })).body.fields).toEqual({
      'dates.1.date': 'une séance est déjà à ce moment',
    });
  });

  test.each([
    ['description', 'Au fond \u202ede la cour', 'contient un caractère invisible'],
    ['link', 'theatre.example/\u202ecour', 'forme non admise'],
  ])('with a %s of the place that reads otherwise than it is', async (field, words, fault) => {
    const { body } = await create({ location: { name: 'Salle des fêtes', [field]: words } });
    expect(body.fields).toEqual({ [`location.${field}`]: fault });
  });
});

test('a hall does not become smaller than what is sold and offered', async () => {
  await desk.book({ seats: seats(10) });
  const { uuid } = (await desk.book({ seats: seats(2), waitingList: true })).body;
  await setPlaces(12);
  expect((await desk.ask('GET', `/api/bookings/${uuid}`)).body.state.code).toBe('PROPOSEE');
  expect((await setPlaces(11)).body.fields).toEqual({
    'dates.0.maxPlaces':
      '12 places sont déjà vendues ou proposées à qui attend\u00a0: il ne peut pas y en avoir moins',
  });
});

test('a title that reads like a key leads to its show', async () => {
  const { slug } = (await create({ title: '0190a000-0000-7000-8000-000000000001' })).body;
  expect((await desk.ask('GET', `/api/shows/${slug}`)).body.slug).toBe(slug);
});
