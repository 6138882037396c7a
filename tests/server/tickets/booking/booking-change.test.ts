import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { after, curtain } from '../../../support/door';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { seatsTaken } from '../../../support/seats-taken';

const desk = bookingDesk();
const booked = async () => (await seatsTaken(desk.site().database, desk.house().date)).booked;

describe('who books', () => {
  test('is told all that was booked, under an address that nobody guesses', async () => {
    const { status, body } = await desk.book({
      phone: '06 12 34 56 78',
      seats: [...seats(2), { category: { slug: 'tarif-reduit' }, count: 1 }],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      uuid: expect.any(String),
      dateUuid: desk.house().date,
      show: { slug: expect.stringMatching(/^le-dindon/), title: 'Le Dindon' },
      date: '2026-11-21T20:30:00+01:00',
      closingDate: '2026-11-21T18:30:00+01:00',
      doorsOpenAt: '2026-11-21T19:45:00+01:00',
      location: { name: 'Salle des fêtes, Vaubrun' },
      name: 'Castan',
      firstname: 'Rémi',
      email: 'remi@public.example',
      phone: '06 12 34 56 78',
      seats: [
        { category: { slug: 'plein-tarif', name: 'Plein tarif' }, count: 2, price: 12 },
        { category: { slug: 'tarif-reduit', name: 'Tarif réduit' }, count: 1, price: 8.5 },
      ],
      total: 32.5,
      payAtDoor: true,
      state: { code: 'CONFIRMEE', name: 'Confirmée' },
      at: '2026-11-20T20:30:00+01:00',
      version: expect.any(String),
    });
    expect((await desk.ask('GET', `/api/bookings/${body.uuid}`)).body).toEqual({
      ...body,
      code: expect.any(String),
      isMailSent: false,
      canCorrectEmail: true,
    });
    expect(await booked()).toBe(3);
  });

  test('keeps the price of that day', async () => {
    const { body } = await desk.book();
    const show = await desk.readShow();
    const dearer = show.prices.map((price: object) => ({ ...price, price: 20 }));
    await desk.saveShow({ ...show, prices: dearer });
    expect((await desk.ask('GET', `/api/bookings/${body.uuid}`)).body.total).toBe(24);
    expect((await desk.book()).body.total).toBe(40);
  });

  test('is asked again where the prices have changed since the form was opened', async () => {
    const { status, body } = await desk.book({ total: 20 });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'price-changed',
      message: expect.stringMatching(/le total est de 24,00\s€/),
    });
    expect(await booked()).toBe(0);
    expect((await desk.book({ total: 24 })).status).toBe(201);
  });

  test('is asked again where the date has moved since the form was opened', async () => {
    const date = '2026-11-21T20:30:00+01:00';
    await desk.moveDate(after(24 * 60, curtain));
    const { status, body } = await desk.book({ date });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'wrong-state',
      message: expect.stringMatching(/changé de date.+dim\.\s22\snov\./),
    });
    expect(await booked()).toBe(0);
    expect((await desk.book({ date: '2026-11-22T20:30:00+01:00' })).status).toBe(201);
  });

  test('gets one booking for one key, however often it is sent', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await desk.book({}, headers);
    const again = await desk.book({}, headers);
    expect(again.body).toEqual(first.body);
    expect(await booked()).toBe(2);
  });

  test.each([
    ['was moved', () => desk.moveDate(after(24 * 60, curtain))],
    ['is full', () => desk.setDate({ max_places: 2 })],
    ['is booked no more', () => desk.setClock(after(-60, curtain))],
  ])('who sends it anew is told that it is there, though the evening %s since', async (_, change) => {
    const sent = { uuid: randomUUID(), date: '2026-11-21T20:30:00+01:00' };
    expect((await desk.book(sent)).status).toBe(201);
    await change();
    const { status, body } = await desk.book(sent);
    expect([status, body.code]).toEqual([409, 'already-exists']);
    expect(await booked()).toBe(2);
  });

  test('names a number of seats alone where participation is free', async () => {
    await desk.setDate({ free_participation: true });
    expect((await desk.book()).body.fields).toEqual({
      'seats.0.category': 'la participation est libre à cette séance',
    });
    const { body } = await desk.book({ seats: [{ count: 4 }] });
    expect(body).toMatchObject({ seats: [{ count: 4, price: 0 }], total: 0 });
  });

  test.each([
    ['an unknown category', { seats: [{ category: { slug: 'jeune' }, count: 1 }] }, 'seats.0.category'],
    ['no category', { seats: [{ count: 1 }] }, 'seats.0.category'],
    ['a category twice', { seats: [...seats(1), ...seats(1)] }, 'seats'],
    ['no seat', { seats: seats(0) }, 'seats.0.count'],
    ['eleven seats', { seats: seats(11) }, 'seats.0.count'],
    [
      'eleven seats in two categories',
      { seats: [...seats(6), { category: { slug: 'tarif-reduit' }, count: 5 }] },
      'seats',
    ],
    ['less than no seat', { seats: seats(-1) }, 'seats.0.count'],
    ['half a seat', { seats: seats(1.5) }, 'seats.0.count'],
    ['an address that cannot be', { email: 'remi@public' }, 'email'],
    ['no name', { name: ' ' }, 'name'],
    ['a phone number that is none', { phone: 'demain' }, 'phone'],
    ['the terms not accepted', { terms: false }, 'terms'],
    ['a field too many', { jauge: 1 }, 'jauge'],
  ])('with %s is refused, and told where', async (_, fields, path) => {
    const { status, body } = await desk.book(fields);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toContain(path);
    expect(await booked()).toBe(0);
  });

  test.each([
    ['of which nobody knows', async () => ({ dateUuid: randomUUID() }), 404, 'Séance introuvable'],
    [
      'whose booking has ended',
      async () => desk.setClock(after(-120, curtain)),
      409,
      'Les réservations de cette séance sont closes.',
    ],
    [
      'of a show that is not booked here',
      async () => desk.saveShow({ ...(await desk.readShow()), bookings: false }),
      409,
      'Les réservations de cette séance sont closes.',
    ],
    [
      'of a show that is not public yet',
      async () => desk.saveShow({ ...(await desk.readShow()), visibleFrom: '2026-11-30T00:00:00+01:00' }),
      404,
      'Séance introuvable',
    ],
  ])('a date %s is told so', async (_, prepare, status, message) => {
    const prepared: unknown = await prepare();
    const fields = Object(prepared).dateUuid === undefined ? {} : { dateUuid: Object(prepared).dateUuid };
    expect(await desk.book(fields)).toMatchObject({ status, body: { message } });
  });
});

describe('who has booked', () => {
  const update = (uuid: string, body: object) => desk.ask('PUT', `/api/bookings/${uuid}`, { body });
  const cancel = (uuid: string) => desk.ask('DELETE', `/api/bookings/${uuid}`);

  test('changes the seats, as far as there are some', async () => {
    const { uuid } = (await desk.book({ seats: seats(4) })).body;
    await desk.book({ seats: seats(4) });
    expect((await update(uuid, { seats: seats(6) })).body).toMatchObject({ total: 72 });
    expect(await update(uuid, { seats: seats(7) })).toMatchObject({
      status: 409,
      body: { code: 'full', message: 'Il ne reste pas d’autre place\u00a0: les vôtres restent réservées.' },
    });
    await update(uuid, { seats: [{ category: { slug: 'tarif-reduit' }, count: 1 }] });
    expect(await booked()).toBe(5);
  });

  test('cancels, once and for all', async () => {
    const { uuid } = (await desk.book()).body;
    expect((await cancel(uuid)).status).toBe(204);
    expect((await cancel(uuid)).status).toBe(204);
    expect((await desk.ask('GET', `/api/bookings/${uuid}`)).body).toMatchObject({
      state: { code: 'ANNULEE' },
      cancelledAt: '2026-11-20T20:30:00+01:00',
    });
    expect(await booked()).toBe(0);
    expect((await update(uuid, { seats: seats(1) })).body.message).toBe('Cette réservation est annulée.');
  });

  test('does neither once booking has ended', async () => {
    const { uuid } = (await desk.book()).body;
    await desk.setClock(after(-120, curtain));
    for (const { status, body } of [await update(uuid, { seats: seats(1) }), await cancel(uuid)])
      expect([status, body.message]).toEqual([409, 'Les réservations de cette séance sont closes.']);
    await desk.setClock(dayBefore);
    expect((await cancel(uuid)).status).toBe(204);
  });

  test('finds nothing under an address that is no booking’s', async () => {
    expect((await desk.ask('GET', `/api/bookings/${randomUUID()}`)).body.message).toBe(
      'Réservation introuvable',
    );
    expect((await cancel(randomUUID())).status).toBe(404);
  });
});
