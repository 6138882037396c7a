import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingDesk, seats } from '../../../support/booking-desk';

const desk = bookingDesk();
const somebody = () => `${randomUUID()}@public.example`;
const book = (email: string, headers = {}) => desk.book({ email, waitingList: true }, headers);

test('who books too often from one place is asked to wait', async () => {
  const from = { 'X-Forwarded-For': '10.9.9.9' };
  for (let time = 0; time < 400; time += 1) expect((await book(somebody(), from)).status).toBe(201);
  expect(await book(somebody(), from)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect((await book(somebody())).status).toBe(201);
});

test('who asks for holds too often, or changes them, is asked to wait; others go on', async () => {
  const network = '2001:db8:9:1::1';
  const { body: hold } = await desk.hold(1, network);
  const change = () =>
    desk.ask('PUT', `/api/booking-holds/${hold.uuid}`, {
      body: { places: 1 },
      headers: { 'X-Forwarded-For': network },
    });
  for (let time = 2; time <= 240; time += 1) expect((await change()).status).toBe(200);
  expect(await change()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect((await desk.hold(1, network)).status).toBe(429);
  expect((await desk.ask('DELETE', `/api/booking-holds/${hold.uuid}`)).status).toBe(204);
  expect((await desk.hold(1, '2001:db8:9:2::1')).status).toBe(201);
});

test('who books too often for one address, from wherever, is asked for another one', async () => {
  const email = somebody();
  for (let time = 0; time < 60; time += 1) expect((await book(email)).status).toBe(201);
  const refused = await book(email.toUpperCase());
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-field' } });
  expect(refused.body.fields.email).toMatch(/a servi trop souvent aujourd’hui/);
  expect((await book(somebody())).status).toBe(201);
});

test('who changes seats too often for one address, from wherever, may still cancel', async () => {
  const email = somebody();
  const path = `/api/bookings/${(await book(email)).body.uuid}`;
  const change = (body: object) => desk.ask('PUT', path, { body });
  for (let time = 1; time < 120; time += 1) expect((await change({ seats: seats(1) })).status).toBe(200);
  expect((await change({ seats: seats(1) })).status).toBe(429);
  expect((await change({ state: { code: 'CONFIRMEE' } })).status).toBe(200);
  expect((await desk.ask('DELETE', path)).status).toBe(204);
});
