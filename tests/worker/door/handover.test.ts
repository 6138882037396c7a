import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import { createMirror } from '#mirror/database';
import type { HandedScan } from '#common/rules/scan-handover';
import { dateUuid, entryScan, error, openAsColette } from '../worker-stage';

const MINUTE = 60_000;
const other = '0190a000-0000-7000-8000-0000000000b2';
const codeOf = (ticket: string) => {
  const claims = { t: ticket, d: dateUuid, k: 'free', n: 1, x: 2_000_000_000 };
  return `entete.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
};

/** A phone at a door; its scans find no server, or are taken by one. */
async function openPhone(name: string, isReached = false) {
  const phone = await openAsColette({
    'POST /api/devices': ({ body }) => ({
      status: 201,
      body: { ...(body as object), key: `clef ${name}`, expiresAt: '2026-11-28T20:30:00+01:00' },
    }),
    'POST /api/scans': ({ body }) =>
      isReached
        ? {
            status: 200,
            body: { results: keysIn(body).map((key) => ({ key, status: 'accepted', verdict: 'OK' })) },
          }
        : { status: 503, body: error('unavailable') },
  });
  // Two phones never generate their keys at the same moment.
  phone.pass(name.charCodeAt(name.length - 1));
  await phone.worker.armDevice(name);
  const handed = async () => valueOf(await phone.worker.scansToHandOver(dateUuid));
  return { ...phone, handed };
}

const keysIn = (body: unknown) => (body as { scans: { key: string }[] }).scans.map(({ key }) => key);
const valueOf = <T>(answer: { readonly ok: true; readonly value: T } | { readonly ok: false }): T =>
  must(answer.ok ? answer.value : undefined, 'an answer');

test('hands over what it scanned on a date, by tickets in place of the long texts of their codes', async () => {
  const { worker, handed } = await openPhone('Porte A');
  await worker.enqueueScan(entryScan());
  await worker.enqueueScan(entryScan({ ticket: null, code: codeOf(other), paid: 'CHEQUE', amount: 32.5 }));
  await worker.enqueueScan(entryScan({ dateUuid: other }));
  await worker.enqueueScan(entryScan({ ticket: null, code: 'https://theatre.example' }));
  expect(await handed()).toMatchObject([
    { scan: { ticket: entryScan().ticket, dateUuid }, deviceName: 'Porte A' },
    { scan: { ticket: other, paid: true, means: 'CHEQUE', amount: 32.5 }, deviceName: 'Porte A' },
  ]);
  expect((await handed()).map(({ scan }) => scan.code)).toEqual([undefined, undefined]);
});

test('keeps an administrator’s late undo to itself, since the other phone could not send it', async () => {
  const { worker, handed } = await openPhone('Porte A');
  const at = (minutes: number) => new Date(entryScan().at.getTime() + minutes * MINUTE);
  const entry = valueOf(await worker.enqueueScan(entryScan()));
  const undo = { kind: 'undo', undoes: entry.key } as const;
  await worker.enqueueScan(entryScan({ ...undo, at: at(2) }));
  await worker.enqueueScan(entryScan({ ...undo, at: at(40) }));
  expect((await handed()).map(({ scan }) => scan.kind)).toEqual(['entry', 'undo']);
});

test('keeps a late undo of another phone’s scan to itself as well', async () => {
  const { worker, handed, surroundings } = await openPhone('Porte A');
  await worker.synchronise();
  const mirror = createMirror(surroundings.storage);
  const { at } = entryScan();
  const scanOf = (uuid: string, minutesAgo: number) => ({
    uuid,
    ticket: other,
    dateUuid,
    device: other,
    deviceName: 'Porte B',
    seq: 1,
    at: new Date(at.getTime() - minutesAgo * MINUTE),
    kind: 'entry' as const,
    count: 1,
    by: 'Odile Faure',
    status: 'accepted' as const,
  });
  const [recent, old] = [other.replace('b2', 'c1'), other.replace('b2', 'c2')];
  await mirror.read(
    (generation) => generation.rows('door-scans').bulkPut([scanOf(recent, 2), scanOf(old, 20)]),
    undefined,
  );
  await worker.enqueueScan(entryScan({ kind: 'undo', undoes: recent }));
  await worker.enqueueScan(entryScan({ kind: 'undo', undoes: old }));
  expect((await handed()).map(({ scan }) => scan.undoes)).toEqual([recent]);
});

test('takes scans of another phone over once, sends them as they were made, and hands them on', async () => {
  const first = await openPhone('Porte A');
  await first.worker.enqueueScan(entryScan());
  await first.worker.enqueueScan(entryScan({ ticket: other }));
  const scans = await first.handed();

  const second = await openPhone('Porte B', true);
  await second.worker.enqueueScan(entryScan());
  expect(await second.worker.takeOverScans(scans)).toEqual({ ok: true, value: null });
  expect(await second.worker.takeOverScans(scans)).toEqual({ ok: true, value: null });
  await second.worker.synchronise();
  const sent = second.sentTo('POST', '/api/scans').flatMap(({ body }) => (body as { scans: object[] }).scans);
  for (const { scan } of scans)
    expect(sent.filter((one) => 'key' in one && one.key === scan.key)).toMatchObject([
      { ticket: scan.ticket, device: scan.device, seq: scan.seq },
    ]);

  const all: readonly HandedScan[] = await second.handed();
  expect(all.map(({ deviceName }) => deviceName).toSorted()).toEqual(['Porte A', 'Porte A', 'Porte B']);
  await first.worker.takeOverScans(all);
  expect(await first.handed()).toHaveLength(3);
});

test('goes on numbering its own scans after those that it took over', async () => {
  const first = await openPhone('Porte A');
  await first.worker.enqueueScan(entryScan());
  const second = await openPhone('Porte B');
  await second.worker.takeOverScans(await first.handed());
  await second.worker.enqueueScan(entryScan({ ticket: other }));
  expect((await second.handed()).map(({ scan, deviceName }) => [deviceName, scan.seq])).toEqual([
    ['Porte A', 1],
    ['Porte B', 2],
  ]);
});
