import { describe, expect, test } from 'vitest';
import { openDevice } from '#mirror/device';
import { openOutbox } from '#mirror/outbox';
import { noteReset, prune } from '#worker/sync/resend';
import { type Said, openStage } from '../stage';
import { colette, error, openAsColette, session } from '../worker-stage';

const DAY = 86_400_000;
const uuid = '0190a000-0000-7000-8000-0000000000a1';
const bertrand = {
  ...colette,
  uuid: '0190a000-0000-7000-8000-000000000010',
  email: 'bertrand@troupe.example',
};
const unavailable: Said = { status: 503, body: error('unavailable') };

/** Colette's phone, where Bertrand logs in after she has saved something. */
async function sharedPhone({ takesWrites }: { takesWrites: boolean }) {
  let person = colette;
  let pulls = 0;
  const opened = await openAsColette({
    'POST /api/authtokens': () => ({ status: 200, body: { ...session, token: person.uuid, user: person } }),
    'DELETE /api/authtokens/*': () => ({ status: 204 }),
    'POST /api/authtokens/*': () => unavailable,
    'POST /api/changes': ({ body, headers }) => {
      const cursor = `c${(pulls += 1)}`;
      const { unsettled } = body as { unsettled: string[] };
      const mine = headers.has('authorization') ? cursor : null;
      return {
        status: 200,
        body: {
          cursors: { public: cursor, mine },
          scopes: mine === null ? [] : ['contenu', `user:${person.uuid}`],
          serverNow: '2026-11-21T20:30:00+01:00',
          ...(takesWrites && { settled: unsettled }),
        },
      };
    },
    'POST /api/news': () => (takesWrites ? { status: 201, body: { version: 'v1' } } : unavailable),
  });
  const { worker, surroundings } = opened;
  await worker.enqueue(
    {
      call: 'createNews',
      params: {},
      body: {
        uuid,
        title: 'Sous embargo',
        description: '',
        content: { type: 'adls-text', content: [] },
        years: [],
        spectacleTypes: [],
      },
      lane: `news:${uuid}`,
      base: null,
      label: 'Brève « Sous embargo »',
    },
    colette.uuid,
  );
  await worker.synchronise();
  await worker.synchronise();
  await worker.logout();
  person = bertrand;
  await worker.login('bertrand@troupe.example', 'Rideau-1984!');
  await worker.synchronise();
  return {
    ...opened,
    left: async () => JSON.stringify(await openOutbox(colette.uuid, surroundings.storage).writes.toArray()),
  };
}

test('a scan that waited for weeks before it was sent is sent again to a server restored since', async () => {
  const { surroundings } = openStage();
  const device = openDevice(surroundings.storage);
  const now = new Date('2026-11-21T20:30:00+01:00');
  const key = '0190a000-0000-7000-8000-0000000000c1';
  const at = new Date(now.getTime() - 15 * DAY);
  await device.scans.add({
    key,
    seq: 1,
    scan: { key, dateUuid: uuid, device: uuid, seq: 1, kind: 'entry', at },
    deviceName: 'Porte A',
    author: null,
    at,
    state: 'settled',
    acknowledgedAt: new Date(now.getTime() - DAY),
  });
  await prune({ outbox: null, device }, now);
  await noteReset(device, now);
  expect(await device.scans.get(key)).toMatchObject({ state: 'queued' });
});

describe('on a phone that another person uses now', () => {
  test('what was sent stays for as long as it may have to be sent again, and no longer', async () => {
    const { worker, left, pass } = await sharedPhone({ takesWrites: true });
    expect(await left()).toContain('Sous embargo');
    pass(8 * DAY);
    await worker.synchronise();
    expect(await left()).not.toContain('Sous embargo');
  });

  test('what was given up goes at once', async () => {
    const phone = await sharedPhone({ takesWrites: false });
    const { worker, surroundings, left, pass } = phone;
    await openOutbox(colette.uuid, surroundings.storage).writes.toCollection().modify({ state: 'discarded' });
    pass(2 * DAY);
    await worker.synchronise();
    expect(await left()).toBe('[]');
  });

  test('what waits is kept for whoever wrote it', async () => {
    const { worker, left, pass } = await sharedPhone({ takesWrites: false });
    pass(9 * DAY);
    await worker.synchronise();
    expect(await left()).toContain('Sous embargo');
  });
});
