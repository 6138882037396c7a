import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeWire } from '#common/base/wire';
import type { ScanWrite } from '#common/contract/tickets/door';
import { scanRoutes } from '#server/tickets/scan/scan-routes';
import { type AskApi, openApi, underKey } from '../../../support/api';
import { aroundCodes } from '../../../support/around-codes';
import { after } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const { bertrand, agathe, rosalie, marius } = troupe;
const stage = doorStage(after(60));
let ask: AskApi;

beforeAll(() => {
  ask = openApi(stage.database, scanRoutes);
});

const upload = (scans: readonly unknown[], asked: Parameters<AskApi>[2] = { by: bertrand }) =>
  ask('POST', '/api/scans', {
    ...asked,
    body: encodeWire({ scans }),
    headers: { 'Content-Type': 'application/json', ...underKey(), ...asked?.headers },
  });
const entry = async (fields: Partial<ScanWrite> = {}) =>
  stage.scan({ ticket: await stage.ticket(), ...fields });

describe('sending scans', () => {
  test('is answered one by one, in order', async () => {
    const scans = [await entry(), await entry({ ticket: randomUUID() }), await entry()];
    const { status, body } = await upload(scans);
    expect(status).toBe(200);
    expect(body.results.map(({ key }: { key: string }) => key)).toEqual(scans.map(({ key }) => key));
    expect(body.results.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['OK', 'INCONNU', 'OK']);
  });

  test('is for the ticket office', async () => {
    const scans = [await entry()];
    expect((await upload(scans, { by: agathe })).status).toBe(200);
    expect((await upload(scans, { by: rosalie })).status).toBe(403);
    expect((await upload(scans, { by: marius })).status).toBe(403);
    expect((await upload(scans, {})).status).toBe(401);
  });

  test('the same batch under the same key is answered alike', async () => {
    const scans = [await entry()];
    const headers = underKey();
    const first = await upload(scans, { by: bertrand, headers });
    expect((await upload(scans, { by: bertrand, headers })).body).toEqual(first.body);
    expect((await upload(scans)).body).toEqual(first.body);
  });

  test.each([
    ['an unknown kind', { kind: 'dance' }],
    ['a day that does not exist', { at: '2026-02-30T20:00:00+01:00' }],
    ['eleven people', { count: 11 }],
    ['a ticket that is no uuid', { ticket: 'x' }],
    ['a rank that no database keeps', { seq: 1e308 }],
    ['a rank just beyond what a database keeps', { seq: 2_147_483_648 }],
    ['a moment of a year that no calendar has', { at: '0000-01-01T00:00:00+00:00' }],
    ['a door that no database keeps', { device: 'porte\u0000' }],
    ['a kind that is half a character', { kind: '\ud83c' }],
    ['a field too many', { mood: 'good' }],
    ['a field with a name that no database keeps', { 'mood\u0000': 'good' }],
  ])('a scan with %s is refused alone', async (_, fields) => {
    const good = await entry();
    const bad = { ...(await entry()), ...fields };
    const { body } = await upload([bad, good]);
    expect(body.results).toMatchObject([
      { key: bad.key, status: 'refused', verdict: 'TECHNIQUE' },
      { key: good.key, status: 'accepted', verdict: 'OK' },
    ]);
    expect(body.results[0].message).toMatch(/^Passage illisible/);
    expect(await stage.stored(bad.key)).toBeUndefined();
  });

  test.each(aroundCodes)('a code with %s before it is read, and so are the others', async (_, before) => {
    const ticket = await stage.ticket();
    const scanned = stage.scan({ code: before + (await stage.codeOf(ticket)) });
    const { body } = await upload([scanned, await entry()]);
    expect(body.results).toMatchObject([
      { key: scanned.key, status: 'accepted', verdict: 'OK', ticket },
      { status: 'accepted' },
    ]);
  });

  test.each([
    ['none', []],
    ['a scan without a key', [{}]],
  ])('%s is refused', async (_, scans) => {
    expect((await upload(scans)).status).toBe(400);
  });

  test('five hundred at once are taken, five hundred and one are not', async () => {
    const one = await entry();
    const scans = Array.from({ length: 501 }, () => ({ ...one, key: randomUUID() }));
    expect((await upload(scans)).status).toBe(400);
    const { status, body } = await upload(scans.slice(1));
    expect(status).toBe(200);
    expect(body.results.filter((result: { status: string }) => result.status === 'accepted')).toHaveLength(1);
  });
});

describe('the list of scans', () => {
  test('has the newest first, of one date or of one phone', async () => {
    const device = randomUUID();
    const early = await entry({ device, at: after(1) });
    const late = await entry({ device, at: after(2) });
    await upload([early, late]);
    const { body } = await ask('GET', `/api/scans?date=${stage.evening.date}&device=${device}`, {
      by: bertrand,
    });
    expect(body.data.map(({ uuid }: { uuid: string }) => uuid)).toEqual([late.key, early.key]);
    expect(body.data[0]).toMatchObject({
      at: '2026-11-21T20:02:00+01:00',
      by: 'Bertrand Calvet',
      kind: 'entry',
    });
    expect(
      (await ask('GET', `/api/scans?device=${randomUUID()}`, { by: bertrand })).body.metadata.total,
    ).toBe(0);
  });

  test('counts every scan', async () => {
    const totalOf = async () =>
      (await ask('GET', '/api/scans?limit=1', { by: bertrand })).body.metadata.total;
    const before = await totalOf();
    await upload([await entry(), await entry({ ticket: randomUUID() })]);
    expect(await totalOf()).toBe(before + 2);
  });

  test('is for the ticket office alone', async () => {
    expect((await ask('GET', '/api/scans', { by: rosalie })).status).toBe(403);
  });
});
