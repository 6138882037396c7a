import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { encodeWire } from '#common/base/wire';
import { changeRoutes } from '#server/platform/feed/change-routes';
import { projections } from '#server/projections';
import { readCursorKey } from '#server/platform/feed/revs';
import { noteContact } from '#server/tickets/device/device-contact-repository';
import { deviceRoutes } from '#server/tickets/device/device-routes';
import { scanRoutes } from '#server/tickets/scan/scan-routes';
import { resolveCaller } from '#server/resolve-caller';
import { type AskApi, openApi, underKey } from '../../../support/api';
import { after } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const { bertrand } = troupe;
const stage = doorStage();
let ask: AskApi;

beforeAll(async () => {
  const parts = {
    readers: projections,
    cursorKey: await readCursorKey(stage.database),
    resolveCaller,
    noteContact,
    changeListener: null,
  };
  ask = openApi(stage.database, {
    ...deviceRoutes,
    ...scanRoutes,
    ...changeRoutes(parts),
  });
});

async function arm(name = 'Porte C', uuid: string = randomUUID()) {
  const { body } = await ask('POST', '/api/devices', { by: bertrand, body: { uuid, name } });
  return { uuid, key: body.key as string };
}
const told = (key: string) => ({
  'X-Door': JSON.stringify({ key, mirroredAt: '2026-11-21T20:05:00+01:00', waiting: 3 }),
});
const pull = (headers: Record<string, string>, by: typeof bertrand | null = bertrand) =>
  ask('POST', '/api/changes', {
    ...(by !== null && { by }),
    headers,
    body: { cursors: { public: null, mine: null }, unsettled: [], protocol: 1, nonce: 'n' },
  });

const DAY = 24 * 60;
const week = '2026-11-28T20:10:00+01:00';
const sendScans = (key: string, scans: readonly unknown[], headers: object = {}) =>
  ask('POST', '/api/scans', {
    body: encodeWire({ scans }),
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${key}`,
      ...underKey(),
      ...headers,
    },
  });

/** A phone that was armed so many days ago, on the evening of the stage. */
async function armedBefore(days: number) {
  await stage.setClock(after(10 - days * DAY));
  const phone = await arm();
  await stage.setClock(after(10));
  return phone;
}

test('a phone that works as a door is told with each pull until when its key is good, whoever is logged in on it', async () => {
  for (const by of [bertrand, null]) {
    const { key } = await armedBefore(3);
    expect((await pull(told(key), by)).body.door).toEqual({ expiresAt: week });
  }
});

test('it is told so with its scans too, with a report and without', async () => {
  for (const isReporting of [true, false]) {
    const { key, uuid } = await armedBefore(3);
    const scans = [stage.scan({ ticket: await stage.ticket(), device: uuid })];
    const { body } = await sendScans(key, scans, isReporting ? told(key) : {});
    expect(body.door).toEqual({ expiresAt: week });
    const { body: phones } = await ask('GET', '/api/devices', { by: bertrand });
    expect(phones).toContainEqual(expect.objectContaining({ uuid, expiresAt: week }));
  }
});

test('one whose key expired in mid-evening brings its scans in as a phone in service', async () => {
  const { key, uuid } = await armedBefore(7);
  await stage.setClock(after(20));
  const late = stage.scan({ ticket: await stage.ticket(), device: uuid });
  expect((await sendScans(key, [late], told(key))).body.results).toMatchObject([{ status: 'accepted' }]);
  expect(await stage.stored(late.key)).toMatchObject({ mark: null });
  await stage.setClock(after(10));
});

test('one whose key is over counts what it let in, marked, and without a mark once it is armed again', async () => {
  const { key, uuid } = await arm();
  await stage.setClock(after(10 + 8 * DAY));
  const [before, since] = [
    stage.scan({ ticket: await stage.ticket(), device: uuid }),
    stage.scan({ ticket: await stage.ticket(), device: uuid }),
  ];
  const { body } = await sendScans(key, [before], told(key));
  expect(body).toMatchObject({ results: [{ status: 'accepted' }], door: { expiresAt: week } });
  expect(await stage.stored(before.key)).toMatchObject({ mark: 'device-over' });
  const anew = await arm('Porte C', uuid);
  await sendScans(anew.key, [since], told(anew.key));
  expect(await stage.stored(since.key)).toMatchObject({ mark: null, status: 'accepted' });
  await stage.setClock(after(10));
});

test('what it let in after that, in the evening in which its key ended, counts; what it let in later waits to be armed', async () => {
  const { key, uuid } = await armedBefore(7);
  await stage.setClock(after(10 * 60));
  const evening = stage.scan({ ticket: await stage.ticket(), device: uuid, at: after(20) });
  const later = stage.scan({ ticket: await stage.ticket(), device: uuid, at: after(9 * 60) });
  const { results } = (await sendScans(key, [evening, later], told(key))).body;
  expect(results).toMatchObject([{ key: evening.key, status: 'accepted' }]);
  expect(await stage.stored(later.key)).toBeUndefined();
  const anew = await arm('Porte C', uuid);
  const again = await sendScans(anew.key, [later], told(anew.key));
  expect(again.body.results).toMatchObject([{ key: later.key, verdict: 'TROP_TARD', status: 'accepted' }]);
  await stage.setClock(after(10));
});

test('it is told nothing of its key once it is disarmed', async () => {
  const { key, uuid } = await arm();
  await ask('DELETE', `/api/devices/${uuid}`, { by: bertrand });
  expect((await pull(told(key))).body.door).toBeUndefined();
});
