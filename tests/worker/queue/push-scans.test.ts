import { expect, test } from 'vitest';
import type { NewScan } from '#worker/api';
import type { SentRequest } from '../stage';
import { colette, dateUuid, entryScan, error, openAsColette, session } from '../worker-stage';

const scan: NewScan = {
  ticket: null,
  code: 'a'.repeat(300),
  dateUuid,
  kind: 'entry',
  count: 1,
  undoes: null,
  paid: false,
  at: new Date('2026-11-21T20:30:00+01:00'),
};

const keysIn = ({ body }: SentRequest) => (body as { scans: { key: string }[] }).scans.map(({ key }) => key);
const isShort = (request: SentRequest) => JSON.stringify(request.body).length <= 12_000;

/** Colette's phone with 60 scans made without a network, on a line that takes no more than 12 kB in time. */
async function openOnSlowLine() {
  const taken: string[] = [];
  let isSilent = true;
  const opened = await openAsColette({
    'POST /api/scans': (request) => {
      isSilent = !isShort(request);
      if (isSilent) return 'silence';
      taken.push(...keysIn(request));
      const results = keysIn(request).map((key) => ({ key, status: 'accepted', verdict: 'OK' }));
      return { status: 200, body: { results } };
    },
  });
  await opened.worker.synchronise();
  for (let number = 1; number <= 60; number += 1) await opened.worker.enqueueScan(scan);
  /** Pushes until something is so. Time passes between pushes, and while one waits for an answer that never comes. */
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      let isOver = false;
      void opened.worker.synchronise().then(() => (isOver = true));
      await expect
        .poll(
          () => {
            if (isSilent) {
              isSilent = false;
              opened.pass(60_000);
            }
            return isOver;
          },
          { interval: 5 },
        )
        .toBe(true);
      opened.pass(1_000);
    }
  };
  return {
    ...opened,
    taken,
    until,
    tooLong: () => opened.sentTo('POST', '/api/scans').filter((request) => !isShort(request)),
  };
}

test('scans that a line is too slow for go in smaller parts, and each is taken once', async () => {
  const { until, taken, state } = await openOnSlowLine();
  await until(() => taken.length >= 60 && state()?.waiting === 0);
  expect(new Set(taken).size).toBe(60);
  expect(taken.length).toBe(60);
});

test('scans that met silence once go again as they were, under their key', async () => {
  const { until, tooLong } = await openOnSlowLine();
  await until(() => tooLong().length >= 2);
  const [first, second] = tooLong();
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  expect(second?.body).toEqual(first?.body);
});

const bertrand = { ...colette, uuid: '0190a000-0000-7000-8000-00000000000a', firstname: 'Bertrand' };
const ofBertrand = { ...session, token: 'jeton de Bertrand', user: bertrand };

/** Colette's phone, which keeps a door; the server rests until it is woken. */
async function openDoor({ isArmed = true, hasRole = true, isKeyOver = false } = {}) {
  const server = { rests: true };
  let isBertrand = false;
  /** Who brought how many scans. */
  const brought: (readonly [string | undefined, number])[] = [];
  const opened = await openAsColette({
    'POST /api/authtokens': () => ({ status: 200, body: isBertrand ? ofBertrand : session }),
    'DELETE /api/authtokens/*': () => ({ status: 204 }),
    'POST /api/devices': ({ body }) => ({
      status: 201,
      body: { ...(body as object), key: 'clef', expiresAt: '2026-11-28T20:30:00+01:00' },
    }),
    'POST /api/scans': (request) => {
      if (server.rests) return { status: 503, body: error('unavailable') };
      if (!hasRole && bearerOf(request) !== 'clef') return { status: 403, body: error('missing-role') };
      brought.push([bearerOf(request), keysIn(request).length]);
      const decided = isKeyOver && bearerOf(request) === 'clef' ? [] : keysIn(request);
      const results = decided.map((key) => ({ key, status: 'accepted', verdict: 'OK' }));
      return { status: 200, body: { results } };
    },
  });
  if (isArmed) await opened.worker.armDevice('Porte A');
  return {
    ...opened,
    brought,
    async wake() {
      server.rests = false;
      await opened.worker.synchronise();
    },
    async becomeBertrand() {
      await opened.worker.logout();
      isBertrand = true;
      await opened.worker.login('bertrand@troupe.example', 'Rideau-1984!');
    },
  };
}

const bearerOf = ({ headers }: SentRequest) => headers.get('Authorization')?.replace('Bearer ', '');

test('scans go as whoever is logged in, also on a phone that keeps a door', async () => {
  const { worker, wake, brought, state } = await openDoor();
  await worker.enqueueScan(entryScan());
  await wake();
  expect(brought).toEqual([['jeton', 1]]);
  expect(state()).toMatchObject({ waiting: 0 });
});

test.each([
  ['go under the key of the door when another person is logged in, theirs apart', {}, 0],
  ['that the server leaves without a result hold up nobody else’s', { isKeyOver: true }, 2],
])('scans %s', async (_, door, waiting) => {
  const { worker, wake, becomeBertrand, brought, state } = await openDoor(door);
  await worker.enqueueScan(entryScan());
  await worker.enqueueScan(entryScan());
  await becomeBertrand();
  await worker.enqueueScan(entryScan());
  await wake();
  expect(brought).toEqual([
    ['clef', 2],
    ['jeton de Bertrand', 1],
  ]);
  expect(state()).toMatchObject({ waiting });
});

test('scans go under the key of the door when their author lost the role', async () => {
  const { worker, wake, brought, state } = await openDoor({ hasRole: false });
  await worker.enqueueScan(entryScan());
  await wake();
  expect(brought).toEqual([['clef', 1]]);
  expect(state()).toMatchObject({ waiting: 0 });
});

test('scans for which there is no key go as whoever is logged in', async () => {
  const { worker, wake, becomeBertrand, brought, state } = await openDoor({ isArmed: false });
  await worker.enqueueScan(entryScan());
  await becomeBertrand();
  await wake();
  expect(brought).toEqual([['jeton de Bertrand', 1]]);
  expect(state()).toMatchObject({ waiting: 0 });
});

test('scans that the server leaves without a result wait, and are asked anew once the phone is armed again', async () => {
  const { worker, sentTo, state } = await openAsColette({
    'POST /api/devices': ({ body }) => ({
      status: 201,
      body: { ...(body as object), key: 'clef', expiresAt: '2026-11-28T20:30:00+01:00' },
    }),
    'POST /api/scans': (request) => {
      const isArmed = sentTo('POST', '/api/devices').length > 0;
      const results = keysIn(request).map((key) => ({ key, status: 'accepted', verdict: 'OK' }));
      return { status: 200, body: { results: isArmed ? results : [] } };
    },
  });
  await worker.enqueueScan(entryScan());
  await worker.synchronise();
  expect(state()).toMatchObject({ waiting: 1 });
  await worker.armDevice('Porte A');
  await worker.synchronise();
  expect(state()).toMatchObject({ waiting: 0 });
  const keys = sentTo('POST', '/api/scans').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(keys.length);
});
