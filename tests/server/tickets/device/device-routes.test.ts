import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeWire } from '#common/base/wire';
import { projections } from '#server/projections';
import { changeRoutes } from '#server/platform/feed/change-routes';
import { readCursorKey } from '#server/platform/feed/revs';
import { noteContact } from '#server/tickets/device/device-contact-repository';
import { deviceRoutes } from '#server/tickets/device/device-routes';
import { scanRoutes } from '#server/tickets/scan/scan-routes';
import { resolveCaller } from '#server/resolve-caller';
import { type AskApi, openApi, underKey } from '../../../support/api';
import { after } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const { bertrand, rosalie } = troupe;
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
const disarm = (uuid: string) => ask('DELETE', `/api/devices/${uuid}`, { by: bertrand });
async function seen(uuid: string) {
  const { body } = await ask('GET', '/api/devices', { by: bertrand });
  return body.find((device: { uuid: string }) => device.uuid === uuid);
}

const told = (key: string, fields: object = {}) => ({
  'X-Door': JSON.stringify({ key, mirroredAt: '2026-11-21T20:05:00+01:00', waiting: 3, ...fields }),
});
const pull = (headers: Record<string, string>, by: typeof bertrand | null = bertrand) =>
  ask('POST', '/api/changes', {
    ...(by !== null && { by }),
    headers,
    body: { cursors: { public: null, mine: null }, unsettled: [], protocol: 1, nonce: 'n' },
  });

describe('the list of phones', () => {
  test('says which door, armed by whom, since when and until when, and nothing of a phone not heard of', async () => {
    const { uuid } = await arm('Porte du bar');
    expect(await seen(uuid)).toEqual({
      uuid,
      name: 'Porte du bar',
      armedBy: 'Bertrand Calvet',
      armedAt: '2026-11-21T20:10:00+01:00',
      expiresAt: '2026-11-28T20:10:00+01:00',
      mirroredAt: null,
      waiting: 0,
    });
  });

  test('is for the ticket office alone', async () => {
    expect((await ask('GET', '/api/devices', { by: rosalie })).status).toBe(403);
    expect((await ask('GET', '/api/devices')).status).toBe(401);
  });

  test('forgets a phone whose seven days are over', async () => {
    const { uuid } = await arm();
    await stage.setClock(after(10 + 7 * 24 * 60));
    expect(await seen(uuid)).toBeUndefined();
    await stage.setClock(after(10));
  });
});

describe('what a phone tells', () => {
  const heard = {
    contactAt: '2026-11-21T20:10:00+01:00',
    mirroredAt: '2026-11-21T20:05:00+01:00',
    waiting: 3,
  };

  test('with a pull is written down, also when nobody is logged in on it', async () => {
    for (const by of [bertrand, null]) {
      const { uuid, key } = await arm();
      expect((await pull(told(key), by)).status).toBe(200);
      expect(await seen(uuid)).toMatchObject(heard);
    }
  });

  test('with its scans is written down too, and the last thing told counts', async () => {
    const { uuid, key } = await arm();
    await pull(told(key));
    const scans = [stage.scan({ ticket: await stage.ticket(), device: uuid })];
    const { status } = await ask('POST', '/api/scans', {
      body: encodeWire({ scans }),
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        ...underKey(),
        ...told(key, { waiting: 41, mirroredAt: null }),
      },
    });
    expect(status).toBe(200);
    expect(await seen(uuid)).toMatchObject({ waiting: 41, mirroredAt: null });
  });

  test.each([
    ['no JSON', 'porte'],
    ['a field too many', JSON.stringify({ key: 'k', mirroredAt: null, waiting: 0, mood: 'good' })],
    ['fewer than no scans', JSON.stringify({ key: 'k', mirroredAt: null, waiting: -1 })],
    ['more scans than a phone holds', JSON.stringify({ key: 'k', mirroredAt: null, waiting: 1_000_001 })],
    ['a day that does not exist', JSON.stringify({ key: 'k', mirroredAt: '2026-02-30', waiting: 0 })],
  ])('is refused where it is %s', async (_, report) => {
    expect((await pull({ 'X-Door': report })).status).toBe(400);
  });

  test('under a key that nobody knows is let be', async () => {
    const { status, body } = await pull(told('nobody'));
    expect(status).toBe(200);
    expect(body.disarmed).toBeUndefined();
  });
});

describe('a phone that the office disarms', () => {
  test('is told at its next contact, and gets no row of the door, whoever is logged in', async () => {
    const { uuid, key } = await arm();
    const before = (await pull(told(key))).body;
    expect(before.scopes).toContain('billetterie');
    expect(before.disarmed).toBeUndefined();
    expect((await disarm(uuid)).status).toBe(204);
    const { body } = await ask('POST', '/api/changes', {
      by: bertrand,
      headers: told(key),
      body: { cursors: before.cursors, unsettled: [], protocol: 1, nonce: 'n' },
    });
    expect(body).toMatchObject({ disarmed: true, emptied: true, scopes: [`user:${bertrand.uuid}`] });
    expect(Object.keys(body.put).filter((collection) => collection.startsWith('door-'))).toEqual([]);
    expect(await seen(uuid)).toMatchObject({ disarmedAt: '2026-11-21T20:10:00+01:00' });
  });

  test('stays out of service once its key is too old for scans as well', async () => {
    const { uuid, key } = await arm();
    await disarm(uuid);
    await stage.setClock(after(10 + 38 * 24 * 60));
    expect((await pull(told(key))).body.disarmed).toBe(true);
    await stage.setClock(after(10));
  });

  test('is a door again once it is armed anew', async () => {
    const { uuid, key } = await arm();
    await disarm(uuid);
    expect((await pull(told(key))).body.disarmed).toBe(true);
    const anew = await arm('Porte C', uuid);
    const { body } = await pull(told(anew.key));
    expect(body.disarmed).toBeUndefined();
    expect(body.scopes).toContain('billetterie');
    expect((await seen(uuid)).disarmedAt).toBeUndefined();
  });

  test('is woken with the others, since whoever follows the office hears that something changed', async () => {
    const { uuid } = await arm();
    const newest = async () => {
      const found = await stage.database
        .selectFrom('revs')
        .select((is) => is.fn.max<number | null>('rev').as('rev'))
        .executeTakeFirstOrThrow();
      return found.rev ?? 0;
    };
    // The stage has signed a ticket: there is a key, whose row says it.
    await stage.codeOf(await stage.ticket());
    const before = await newest();
    await disarm(uuid);
    expect(await newest()).toBeGreaterThan(before);
  });
});
