import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeWire } from '#common/base/wire';
import type { ScanWrite } from '#common/contract/tickets/door';
import { deviceRoutes } from '#server/tickets/device/device-routes';
import { scanRoutes } from '#server/tickets/scan/scan-routes';
import { type AskApi, openApi, underKey } from '../../../support/api';
import { addTicket, after } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const { bertrand, agathe, rosalie } = troupe;
const stage = doorStage(after(60));
let ask: AskApi;

beforeAll(() => {
  ask = openApi(stage.database, { ...scanRoutes, ...deviceRoutes });
});

const upload = (scans: readonly unknown[], asked: Parameters<AskApi>[2] = { by: bertrand }) =>
  ask('POST', '/api/scans', {
    ...asked,
    body: encodeWire({ scans }),
    headers: { 'Content-Type': 'application/json', ...underKey(), ...asked?.headers },
  });
const entry = async (fields: Partial<ScanWrite> = {}) =>
  stage.scan({ ticket: await stage.ticket(), ...fields });

describe('a device key', () => {
  const arm = async (by: typeof bertrand | typeof agathe = bertrand) => {
    const uuid = randomUUID();
    const { body } = await ask('POST', '/api/devices', { by, body: { uuid, name: 'Porte C' } });
    return { uuid, headers: { Authorization: `Bearer ${body.key}` } };
  };

  test('brings scans in without a session, also when the phone was disarmed meanwhile', async () => {
    const { uuid, headers } = await arm();
    expect((await upload([await entry({ device: uuid })], { headers })).status).toBe(200);
    expect((await ask('DELETE', `/api/devices/${uuid}`, { by: agathe })).status).toBe(204);
    const late = await entry({ device: uuid });
    expect((await upload([late], { headers })).body.results).toMatchObject([
      { status: 'accepted', message: expect.any(String) },
    ]);
    expect(await stage.stored(late.key)).toMatchObject({ mark: 'device-over', by_uuid: bertrand.uuid });
  });

  test('speaks for its own phone alone, whatever phone a scan names', async () => {
    const { uuid, headers } = await arm();
    const handedOver = await entry({ device: stage.evening.phoneB });
    expect((await upload([handedOver], { headers })).body.results).toMatchObject([{ status: 'accepted' }]);
    expect(await stage.stored(handedOver.key)).toMatchObject({ device_uuid: uuid, mark: 'other-device' });
    await ask('DELETE', `/api/devices/${uuid}`, { by: agathe });
    const late = [await entry({ device: stage.evening.phoneB }), await entry({ device: randomUUID() })];
    const { body } = await upload(late, { headers });
    expect(body.results).toMatchObject([{ status: 'refused' }, { status: 'refused' }]);
    for (const { key } of late)
      expect(await stage.stored(key)).toMatchObject({ device_uuid: uuid, mark: 'device-over' });
  });

  test.each<[title: string, fields: () => Promise<Partial<ScanWrite>>]>([
    ['after it was disarmed', async () => ({ at: after(61) })],
    ['after their reception', async () => ({ at: after(24 * 60) })],
    ['before the doors opened', async () => ({ at: after(-16) })],
    [
      'for a ticket of an evening to come',
      async () => ({ ticket: await addTicket(stage.database, stage.evening.otherDate) }),
    ],
    [
      'for an evening to come, by its clock',
      async () => ({
        ticket: await addTicket(stage.database, stage.evening.otherDate),
        dateUuid: stage.evening.otherDate,
        at: after(24 * 60 + 5),
      }),
    ],
  ])('of a disarmed phone counts nothing %s, and keeps it as a refusal', async (_, fields) => {
    const { uuid, headers } = await arm();
    await ask('DELETE', `/api/devices/${uuid}`, { by: agathe });
    await stage.setClock(after(70));
    const late = await entry({ device: uuid, ...(await fields()) });
    expect((await upload([late], { headers })).body.results).toMatchObject([
      { status: 'refused', message: expect.stringMatching(/^Ce téléphone n’est plus en service/) },
    ]);
    expect(await stage.stored(late.key)).toMatchObject({ counted: false, mark: 'device-over' });
    const living = stage.scan({ ...late, key: randomUUID(), device: stage.evening.phoneA });
    expect((await upload([living])).body.results).not.toMatchObject([{ verdict: 'DOUBLE' }]);
    await stage.setClock(after(60));
  });

  test('of a disarmed phone undoes nothing that comes in later', async () => {
    const { uuid, headers } = await arm();
    await ask('DELETE', `/api/devices/${uuid}`, { by: agathe });
    await stage.setClock(after(70));
    const coming = await entry({ at: after(65) });
    const undo = stage.scan({ kind: 'undo', undoes: coming.key, device: uuid, at: after(66) });
    expect((await upload([undo], { headers })).body.results).toMatchObject([{ status: 'refused' }]);
    expect((await upload([coming])).body.results).toMatchObject([{ status: 'accepted' }]);
    expect(await stage.stored(coming.key)).toMatchObject({ undone: false });
    await stage.setClock(after(60));
  });

  test('of a disarmed phone still counts whom it let in before, though their booking was cancelled since', async () => {
    const { uuid, headers } = await arm();
    await ask('DELETE', `/api/devices/${uuid}`, { by: agathe });
    const ticket = await stage.bookedTicket({ state: 'ANNULEE' });
    const { body } = await upload([await entry({ device: uuid, ticket })], { headers });
    expect(body.results).toMatchObject([{ status: 'accepted', verdict: 'ANNULE' }]);
  });

  test('brings scans in in the name of who armed the phone, whomever they name', async () => {
    const { uuid, headers } = await arm();
    const scanned = await entry({ device: uuid, by: agathe.uuid });
    await upload([scanned], { headers });
    const late = stage.scan({ kind: 'undo', undoes: scanned.key, at: after(20), by: agathe.uuid });
    expect((await upload([late], { headers })).body.results).toMatchObject([{ status: 'refused' }]);
    expect(await stage.stored(scanned.key)).toMatchObject({ by_uuid: bertrand.uuid, undone: false });
    expect(await stage.stored(late.key)).toMatchObject({ by_uuid: bertrand.uuid, supervisor: false });
  });

  test('has no power of a supervisor, though an administrator armed the phone', async () => {
    const { uuid, headers } = await arm(agathe);
    const scanned = await entry({ device: uuid });
    const late = stage.scan({ kind: 'undo', undoes: scanned.key, at: after(20), device: uuid });
    const { body } = await upload([scanned, late], { headers });
    expect(body.results).toMatchObject([{ status: 'accepted' }, { status: 'refused', verdict: 'TROP_TARD' }]);
    expect(await stage.stored(late.key)).toMatchObject({ by_uuid: agathe.uuid, supervisor: false });
  });

  test('leaves their name and their power to an administrator who is logged in on a phone that staff armed', async () => {
    const { uuid, headers } = await arm();
    const scanned = await entry({ device: uuid });
    await upload([scanned], { headers });
    const late = stage.scan({ kind: 'undo', undoes: scanned.key, at: after(20), device: uuid });
    expect((await upload([late], { by: agathe })).body.results).toMatchObject([{ status: 'accepted' }]);
    expect(await stage.stored(scanned.key)).toMatchObject({ by_uuid: bertrand.uuid, undone: true });
    expect(await stage.stored(late.key)).toMatchObject({ by_uuid: agathe.uuid, supervisor: true });
  });

  test('is good for nothing else', async () => {
    const { headers } = await arm();
    expect((await ask('GET', '/api/scans', { headers })).status).toBe(403);
    expect((await ask('DELETE', `/api/devices/${randomUUID()}`, { headers })).status).toBe(403);
  });

  test('is given to the ticket office alone', async () => {
    const body = { uuid: randomUUID(), name: 'Porte C' };
    expect((await ask('POST', '/api/devices', { by: rosalie, body })).status).toBe(403);
    expect((await ask('POST', '/api/devices', { by: bertrand, body: { ...body, name: ' ' } })).status).toBe(
      400,
    );
  });

  test('of a phone that was never armed cannot be taken back', async () => {
    expect((await ask('DELETE', `/api/devices/${randomUUID()}`, { by: bertrand })).status).toBe(404);
  });
});

test('a living phone whose clock is ahead counts, marked, and its scans are ordered by their reception', async () => {
  const ticket = await stage.ticket();
  const ahead = stage.scan({ ticket, at: after(24 * 60) });
  await upload([ahead]);
  expect(await stage.stored(ahead.key)).toMatchObject({
    status: 'accepted',
    verdict: 'OK',
    at: after(60),
    mark: 'clock-ahead',
  });
  const nearly = stage.scan({ ticket: await stage.ticket(), at: after(64) });
  await upload([nearly]);
  expect(await stage.stored(nearly.key)).toMatchObject({ at: after(64), mark: null });
});
