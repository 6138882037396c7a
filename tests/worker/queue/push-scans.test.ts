import { expect, test, vi } from 'vitest';
import type { NewScan } from '#worker/api';
import type { SentRequest } from '../stage';
import { dateUuid, openAsColette } from '../worker-stage';

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
  /** Time passes, with a push now and then, until something is so; hardly any while an answer is on its way. */
  const until = (isSo: () => boolean) =>
    vi.waitFor(
      () => {
        void opened.worker.synchronise();
        opened.pass(isSilent ? 9_000 : 100);
        expect(isSo()).toBe(true);
      },
      { interval: 5 },
    );
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
