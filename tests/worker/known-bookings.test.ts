import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { booking } from '#common/contract/tickets/booking';
import { VISITOR, openOutbox } from '#mirror/outbox';
import { bookingQueriesOf } from '#mirror/queries/booking-queries';
import { type Answers, colette, error, nothingNew, openWorker, session } from './worker-stage';

const uuid = '0190a000-0000-7000-8000-0000000000b1';
const ownUuid = '0190a000-0000-7000-8000-0000000000b2';
const dateUuid = '0190a000-0000-7000-8000-0000000000d1';
const path = `/api/bookings/${uuid}`;

const answered = (fields: object = {}) => ({
  uuid,
  dateUuid,
  show: { slug: 'le-dindon', title: 'Le Dindon' },
  date: '2026-11-28T20:30:00+01:00',
  closingDate: '2026-11-28T18:30:00+01:00',
  location: { name: 'Salle des fêtes' },
  name: 'Castan',
  firstname: 'Rémi',
  email: 'remi@public.example',
  seats: [{ count: 2, price: 0 }],
  total: 0,
  payAtDoor: true,
  state: { code: 'CONFIRMEE', name: 'Confirmée' },
  at: '2026-11-21T20:30:00+01:00',
  version: 'first',
  ...fields,
});
const ok = (body: object) => () => ({ status: 200, body });

const newBooking = {
  call: 'createBooking',
  params: {},
  body: {
    uuid,
    dateUuid,
    name: 'Castan',
    firstname: 'Rémi',
    email: 'remi@public.example',
    seats: [{ count: 2 }],
    terms: true,
  },
  lane: `booking:${uuid}`,
  base: null,
  label: 'Réservation du sam. 28 nov. · 20 h 30',
} as const;

/** A worker, and what its device knows of bookings. */
async function openDevice(answers: Answers) {
  const opened = await openWorker(answers);
  const { list } = bookingQueriesOf(() => opened.surroundings.storage);
  const visitors = openOutbox(VISITOR, opened.surroundings.storage);
  const keep = (fields: object = {}) => visitors.bookings.put(create(answered(fields), booking));
  return { ...opened, list, keep };
}

describe('a booking that waited for the network', () => {
  test('is kept as it was answered, with the code for the door, whatever page is open', async () => {
    let inLine = false;
    const { worker, list, pass } = await openDevice({
      'POST /api/bookings': () => (inLine ? { status: 201, body: answered() } : 'silence'),
      [`GET ${path}`]: ok(answered({ code: 'the code' })),
    });
    await worker.enqueue(newBooking, null);
    await expect.poll(() => list(null)).toMatchObject([{ uuid, kept: null, waiting: { error: null } }]);
    inLine = true;
    pass(8_500);
    await worker.synchronise();
    await expect.poll(() => list(null)).toMatchObject([{ uuid, kept: { code: 'the code' }, waiting: null }]);
  });

  test('is kept without it, if the network is gone again at once', async () => {
    const { worker, list } = await openDevice({
      'POST /api/bookings': () => ({ status: 201, body: answered() }),
    });
    await worker.enqueue(newBooking, null);
    await expect.poll(() => list(null)).toMatchObject([{ uuid, kept: { version: 'first' }, waiting: null }]);
  });

  test('that was refused says why', async () => {
    const { worker, list } = await openDevice({
      'POST /api/bookings': () => ({ status: 409, body: { code: 'full', message: 'Complet' } }),
    });
    await worker.enqueue(newBooking, null);
    await worker.synchronise();
    await expect.poll(() => list(null)).toMatchObject([{ kept: null, waiting: { error: { code: 'full' } } }]);
  });
});

describe('what is kept of bookings to come', () => {
  test('is read anew; what the server does not know, or does not answer, stays', async () => {
    let answer: ReturnType<Answers[string]> = ok(answered({ version: 'second' }))();
    const { worker, list, keep, sentTo, pass } = await openDevice({ [`GET ${path}`]: () => answer });
    await keep();
    const version = async () => (await list(null))[0]?.kept?.version;
    expect(await worker.refreshBookings()).toMatchObject({ ok: true });
    expect(await version()).toBe('second');
    answer = { status: 404, body: { code: 'not-found', message: '' } };
    expect(await worker.refreshBookings()).toMatchObject({ ok: true });
    answer = 'silence';
    const refreshed = worker.refreshBookings();
    await expect.poll(() => sentTo('GET', path).length).toBe(3);
    pass(8_500);
    expect(await refreshed).toMatchObject({ ok: false });
    expect(await version()).toBe('second');
  });

  test('leaves a device that others use too, when its booker asks for it', async () => {
    const { worker, list, keep } = await openDevice({});
    await keep();
    expect(await worker.forgetBookings()).toMatchObject({ ok: true });
    expect(await list(null)).toEqual([]);
  });

  test('does not come back with an answer that was under way', async () => {
    const { worker, list, keep } = await openDevice({
      [`GET ${path}`]: async () => {
        await worker.forgetBookings();
        return ok(answered({ version: 'second' }))();
      },
    });
    await keep();
    expect(await worker.refreshBookings()).toMatchObject({ ok: true });
    expect(await list(null)).toEqual([]);
  });
});

test('what is old of them goes though nobody looks at them, once the time is known', async () => {
  let isThere = false;
  const { worker, list, keep, pass } = await openDevice({
    'POST /api/changes': () => (isThere ? ok(nothingNew)() : { status: 503, body: error('unavailable') }),
  });
  await keep({ date: '2026-11-18T20:30:00+01:00', request: 'Une place pour un fauteuil roulant' });
  await keep({ uuid: ownUuid, date: '2026-10-10T20:30:00+02:00' });
  const requests = async () => (await list(null)).map(({ kept }) => kept?.request);
  await worker.synchronise();
  expect(await requests()).toEqual(['Une place pour un fauteuil roulant', undefined]);
  isThere = true;
  pass(60_000);
  await worker.synchronise();
  await expect.poll(requests).toEqual([undefined]);
});

test('those of an account are on the device of whoever is logged in, and seen by nobody after them', async () => {
  const habilitations = [{ code: 'ROLE_USER', name: 'Utilisateur' }];
  const { worker, list } = await openDevice({
    'POST /api/authtokens': ok({ ...session, user: { ...colette, habilitations } }),
    'DELETE /api/authtokens/*': () => ({ status: 204 }),
    'GET /api/own-bookings': ok([answered({ uuid: ownUuid })]),
  });
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  await worker.refreshBookings();
  const [own, ...others] = await list(colette.uuid);
  expect([own, others]).toMatchObject([{ uuid: ownUuid, isOfAccount: true, isHere: false }, []]);
  if (own?.kept) await worker.keepBooking(own.kept);
  await worker.logout();
  expect(await list(null)).toEqual([]);
  // Nor does it lie in the database for whoever looks there.
  await expect.poll(() => list(colette.uuid)).toEqual([]);
});
