import { expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import { createMirror } from '#mirror/database';
import type { SentRequest } from '../stage';
import { colette, dateUuid, entryScan, error, nothingNew, openAsColette, session } from '../worker-stage';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const curtain = Date.parse('2026-11-21T20:30:00+01:00');
const at = (milliseconds: number) => formatWireDate(new Date(curtain + milliseconds));

const date = {
  uuid: dateUuid,
  showTitle: 'Le Dindon',
  showSlug: 'le-dindon',
  locationName: 'Salle des fêtes',
  date: at(0),
  doorsOpenAt: at(-45 * MINUTE),
  doorsCloseAt: at(3 * HOUR),
  maxPlaces: 100,
  bookedPlaces: 1,
  reEntry: true,
  payAtDoor: true,
  rehearsal: false,
  freeParticipation: false,
  prices: [],
};
const ticket = {
  uuid: '0190a000-0000-7000-8000-0000000000b1',
  dateUuid,
  kind: 'booking',
  name: 'Alice Martin',
  seats: 1,
  categories: [],
  generated: true,
  amountDue: 0,
};

/**
 * A phone that Colette armed, with the ticket of an evening whose doors are open, and left; beside a server that says
 * until when its key is good, and may not know it. Its key ends in a minute by itself.
 */
async function leftPhone() {
  const office: { end: number | null; endForScans: number | null; knowsKey: boolean; isDown: boolean } = {
    end: null,
    endForScans: null,
    knowsKey: true,
    isDown: false,
  };
  let now = () => curtain;
  const doorUntil = (end: number | null) => end !== null && { door: { expiresAt: at(end) } };
  const changes = ({ headers, body }: SentRequest) => {
    if (office.isDown) return { status: 503, body: error('unavailable') };
    const { unsettled } = body as { unsettled: string[] };
    const told = { serverNow: formatWireDate(new Date(now())), settled: unsettled, ...doorUntil(office.end) };
    return headers.has('Authorization')
      ? {
          status: 200,
          body: {
            ...nothingNew,
            ...told,
            put: { 'door-dates': [date], 'door-tickets': [ticket], account: [colette] },
          },
        }
      : { status: 200, body: { cursors: { public: 'c1', mine: null }, scopes: [], ...told } };
  };
  const opened = await openAsColette({
    'POST /api/changes': changes,
    'POST /api/devices': ({ body }) => ({
      status: 201,
      body: { ...(body as object), key: 'clef', expiresAt: at(MINUTE) },
    }),
    'POST /api/scans': ({ headers, body }) => {
      if (headers.get('Authorization') === 'Bearer clef' && !office.knowsKey)
        return { status: 401, body: error('no-session') };
      const { scans } = body as { scans: { key: string }[] };
      const results = scans.map(({ key }) => ({ key, status: 'accepted', verdict: 'OK' }));
      return { status: 200, body: { results, ...doorUntil(office.endForScans) } };
    },
    'POST /api/authtokens/*': () => ({
      status: 200,
      body: { ...session, token: 'neuf', expiresAt: at(24 * HOUR) },
    }),
    'DELETE /api/authtokens/*': () => ({ status: 204 }),
  });
  const { worker, surroundings, state } = opened;
  let jumped = 0;
  now = () => surroundings.now() - jumped;
  await worker.synchronise();
  await worker.armDevice('Porte A');
  await worker.logout();
  const mirror = createMirror(surroundings.storage);
  return {
    ...opened,
    office,
    /** The phone's clock jumps ahead. */
    jump(milliseconds: number) {
      jumped += milliseconds;
      opened.pass(milliseconds);
    },
    end: () => state()?.device?.expiresAt,
    tickets: () => mirror.read((generation) => generation.rows('door-tickets').count(), 0),
  };
}

test('a phone learns from a pull until when its key is good now', async () => {
  const { worker, office, end } = await leftPhone();
  office.end = 7 * 24 * HOUR;
  await worker.synchronise();
  expect(end()).toEqual(new Date(curtain + 7 * 24 * HOUR));
});

test('it learns so from the answer to its scans, but not from an old one that is sent again', async () => {
  const { worker, office, end, state } = await leftPhone();
  office.endForScans = 3 * HOUR;
  await worker.enqueueScan(entryScan());
  await worker.synchronise();
  expect(end()).toEqual(new Date(curtain + 3 * HOUR));
  office.endForScans = 2 * HOUR;
  await worker.enqueueScan(entryScan());
  await worker.synchronise();
  expect(state()).toMatchObject({ waitingScans: 0 });
  expect(end()).toEqual(new Date(curtain + 3 * HOUR));
});

test('its tickets stay through the evening in which its key ends by itself, and go when the doors have closed', async () => {
  const { worker, pass, tickets, state } = await leftPhone();
  pass(10 * MINUTE);
  await worker.synchronise();
  expect(await tickets()).toBe(1);
  pass(3 * HOUR);
  await worker.synchronise();
  expect(await tickets()).toBe(0);
  // The page can still say which door it was, and since when it is none.
  expect(state()).toMatchObject({ device: { name: 'Porte A' } });
});

test('its tickets stay where its clock jumps ahead, until the server says that its key is over', async () => {
  const { worker, office, jump, pass, tickets } = await leftPhone();
  office.isDown = true;
  jump(30 * 24 * HOUR);
  await worker.synchronise();
  expect(await tickets()).toBe(1);
  office.isDown = false;
  pass(10 * MINUTE);
  await worker.synchronise();
  expect(await tickets()).toBe(1);
  pass(4 * HOUR);
  await worker.synchronise();
  expect(await tickets()).toBe(0);
});

test('its tickets go at the contact that says that its key is over', async () => {
  const { worker, office, pass, tickets } = await leftPhone();
  office.end = 24 * HOUR;
  await worker.synchronise();
  pass(5 * HOUR);
  await worker.synchronise();
  expect(await tickets()).toBe(1);
  office.end = 5 * HOUR;
  await worker.synchronise();
  expect(await tickets()).toBe(0);
});

test('a key that the server does not know takes no tickets from the evening; its scans wait for somebody', async () => {
  const { worker, office, pass, tickets, state, sentTo } = await leftPhone();
  office.end = 24 * HOUR;
  await worker.synchronise();
  office.end = null;
  office.knowsKey = false;
  await worker.enqueueScan(entryScan());
  await worker.synchronise();
  await worker.synchronise();
  expect(await tickets()).toBe(1);
  expect(state()).toMatchObject({
    device: { name: 'Porte A', isForgotten: true },
    waitingScans: 1,
    waitingForLogin: 1,
  });
  const underKey = () =>
    sentTo('POST', '/api/scans').filter(({ headers }) => headers.get('Authorization') === 'Bearer clef');
  expect(underKey()).toHaveLength(1);
  pass(4 * HOUR);
  await worker.synchronise();
  expect(await tickets()).toBe(0);
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  await worker.synchronise();
  expect(state()).toMatchObject({ waitingScans: 0 });
});

test('a key that was forgotten is known again once the phone is armed', async () => {
  const { worker, office, state, sentTo } = await leftPhone();
  office.knowsKey = false;
  await worker.enqueueScan(entryScan());
  await worker.synchronise();
  office.knowsKey = true;
  office.end = 24 * HOUR;
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  await worker.armDevice('Porte A');
  await worker.logout();
  await worker.enqueueScan(entryScan());
  await worker.synchronise();
  expect(state()).toMatchObject({ waitingScans: 0, waitingForLogin: 0 });
  expect(sentTo('POST', '/api/scans').at(-1)?.headers.get('Authorization')).toBe('Bearer clef');
});
