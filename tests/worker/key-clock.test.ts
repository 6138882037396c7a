import { expect, test } from 'vitest';
import { timeOfUuidV7 } from '#common/base/uuid';
import { createMirror } from '#mirror/database';
import { type DeviceBooking, VISITOR, openOutbox } from '#mirror/outbox';
import { createWorker } from '#worker/data-worker';
import { colette, dateUuid, newsWrite, openAsColette } from './worker-stage';

const HOUR = 3_600_000;
const serverNow = '2026-08-23T20:30:00+02:00';

/** Colette's phone, ninety days ahead of the server, when it has heard from it. */
async function openAhead() {
  const { worker, sentTo, surroundings } = await openAsColette({
    'POST /api/changes': ({ headers }) => ({
      status: 200,
      body: headers.has('Authorization')
        ? {
            cursors: { public: 'c1', mine: 'c1' },
            scopes: ['contenu', 'billetterie', `user:${colette.uuid}`],
            serverNow,
          }
        : { cursors: { public: 'c1', mine: null }, scopes: [], serverNow },
    }),
    'POST /api/news': () => ({ status: 503, body: { code: 'unavailable', message: 'Pause' } }),
    'POST /api/scans': () => ({ status: 503, body: { code: 'unavailable', message: 'Pause' } }),
    'POST /api/devices': ({ body }) => ({
      status: 201,
      body: { ...(body as object), key: 'clef', expiresAt: '2026-08-30T20:30:00+02:00' },
    }),
    'DELETE /api/authtokens/*': () => ({ status: 204 }),
  });
  await worker.synchronise();
  return {
    worker,
    surroundings,
    /** For whom it keeps rows. */
    async scopes() {
      const mirror = createMirror(surroundings.storage);
      return (await mirror.read((generation) => generation.follow.get('follow'), undefined))?.scopes;
    },
    /** How far the key of the first request to a call is from the server's time, in milliseconds. */
    async keyOff(path: string) {
      await expect.poll(() => sentTo('POST', path).length).toBeGreaterThan(0);
      const key = sentTo('POST', path)[0]?.headers.get('Idempotency-Key') ?? '';
      return Math.abs((timeOfUuidV7(key) ?? 0) - Date.parse(serverNow));
    },
  };
}

test('the key of a write carries the server’s time, however wrong the phone’s clock is', async () => {
  const { worker, keyOff } = await openAhead();
  expect(await worker.enqueue(newsWrite, colette.uuid)).toMatchObject({ ok: true });
  expect(await keyOff('/api/news')).toBeLessThan(HOUR);
});

test('so does that of a scan', async () => {
  const { worker, keyOff } = await openAhead();
  const scan = {
    ticket: null,
    code: 'a',
    dateUuid,
    kind: 'entry',
    count: 1,
    undoes: null,
    paid: false,
  } as const;
  await worker.enqueueScan({ ...scan, at: new Date(serverNow) });
  expect(await keyOff('/api/scans')).toBeLessThan(HOUR);
});

test('a phone that is a door stays one without a session, for as long as the server’s clock says', async () => {
  const { worker, surroundings, scopes } = await openAhead();
  await worker.armDevice('Porte A');
  await worker.logout();
  await expect.poll(scopes).toEqual(['billetterie']);
  await createWorker(surroundings).start({ firstRows: null });
  expect(await scopes()).toEqual(['billetterie']);
});

test('a booking of an evening to come is kept', async () => {
  const { worker, surroundings } = await openAhead();
  const uuid = '0190a000-0000-7000-8000-0000000000c1';
  const booking = { uuid, date: new Date('2026-08-29T20:30:00+02:00') };
  await worker.keepBooking(booking as DeviceBooking);
  expect(await openOutbox(VISITOR, surroundings.storage).bookings.count()).toBe(1);
});
