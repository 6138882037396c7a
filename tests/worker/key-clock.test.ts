import { expect, test } from 'vitest';
import { timeOfUuidV7 } from '#common/base/uuid';
import { colette, dateUuid, newsWrite, openAsColette } from './worker-stage';

const HOUR = 3_600_000;
const serverNow = '2026-08-23T20:30:00+02:00';

/** Colette's phone, ninety days ahead of the server, when it has heard from it. */
async function openAhead() {
  const { worker, sentTo } = await openAsColette({
    'POST /api/changes': () => ({
      status: 200,
      body: {
        cursors: { public: 'c1', mine: 'c1' },
        scopes: ['contenu', 'billetterie', `user:${colette.uuid}`],
        serverNow,
      },
    }),
    'POST /api/news': () => ({ status: 503, body: { code: 'unavailable', message: 'Pause' } }),
    'POST /api/scans': () => ({ status: 503, body: { code: 'unavailable', message: 'Pause' } }),
  });
  await worker.synchronise();
  return {
    worker,
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
