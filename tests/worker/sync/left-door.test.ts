import { expect, test } from 'vitest';
import { createMirror } from '#mirror/database';
import type { SentRequest } from '../stage';
import { colette, dateUuid, entryScan, nothingNew, openAsColette } from '../worker-stage';

const ticket = {
  uuid: '0190a000-0000-7000-8000-0000000000b1',
  dateUuid,
  kind: 'booking',
  name: 'Alice Martin',
  seats: 1,
  categories: [],
  generated: true,
  amountDue: 0,
};

/** A phone that Colette armed before she left, with one ticket; the server settles what it is asked about. */
async function leftPhone() {
  const server = { now: '2026-11-21T20:30:00+01:00', isRestored: false };
  const changes = ({ headers, body }: SentRequest) => {
    const { cursors, unsettled } = body as { cursors: { public: string | null }; unsettled: string[] };
    const told = { serverNow: server.now, settled: unsettled };
    if (headers.has('Authorization'))
      return {
        status: 200,
        body: { ...nothingNew, ...told, put: { 'door-tickets': [ticket], account: [colette] } },
      };
    const isUnknown = server.isRestored && cursors.public === 'c1';
    const cursor = server.isRestored ? 'c2' : 'c1';
    return {
      status: 200,
      body: {
        cursors: { public: cursor, mine: null },
        scopes: [],
        ...told,
        ...(isUnknown && { reset: true }),
      },
    };
  };
  const opened = await openAsColette({
    'POST /api/changes': changes,
    'POST /api/devices': ({ body }) => ({
      status: 201,
      body: { ...(body as object), key: 'clef', expiresAt: '2026-11-28T20:30:00+01:00' },
    }),
    'POST /api/scans': ({ body }) => ({
      status: 200,
      body: {
        results: (body as { scans: { key: string }[] }).scans.map(({ key }) => ({
          key,
          status: 'accepted',
          verdict: 'OK',
        })),
      },
    }),
    'DELETE /api/authtokens/*': () => ({ status: 204 }),
  });
  const { worker, surroundings } = opened;
  await worker.synchronise();
  await worker.armDevice('Porte A');
  await worker.logout();
  const mirror = createMirror(surroundings.storage);
  const held = async (collection: 'door-tickets' | 'door-scans') =>
    (await mirror.read((generation) => generation.rows(collection).toArray(), [])).map(({ uuid }) => uuid);
  return { ...opened, server, held };
}

test('a scan of a phone whose person has left stays there once the server has it', async () => {
  const { worker, held, sentTo } = await leftPhone();
  const scan = await worker.enqueueScan(entryScan());
  const key = scan.ok ? scan.value.key : '';
  await worker.synchronise();
  await worker.synchronise();
  await worker.synchronise();
  expect(sentTo('POST', '/api/scans')).toHaveLength(1);
  expect(await held('door-scans')).toEqual([key]);
});

test('its tickets and scans are still there after the server was restored, below what waits', async () => {
  const { worker, server, held, pass } = await leftPhone();
  const sent = await worker.enqueueScan(entryScan());
  await worker.synchronise();
  await worker.synchronise();
  server.isRestored = true;
  const waiting = await worker.enqueueScan(entryScan({ kind: 'entry', ticket: ticket.uuid }));
  await worker.synchronise();
  pass(60_000);
  await worker.synchronise();
  expect(await held('door-tickets')).toEqual([ticket.uuid]);
  expect(new Set(await held('door-scans'))).toEqual(
    new Set([sent, waiting].map((scan) => (scan.ok ? scan.value.key : ''))),
  );
});

test('it is as recent as when its person left, whatever comes for everybody since', async () => {
  const { worker, server, state, sentTo } = await leftPhone();
  server.now = '2026-11-21T20:40:00+01:00';
  await worker.synchronise();
  await worker.synchronise();
  expect(state()).toMatchObject({
    mirroredAt: new Date('2026-11-21T20:40:00+01:00'),
    ownMirroredAt: new Date('2026-11-21T20:30:00+01:00'),
  });
  const report = sentTo('POST', '/api/changes').at(-1)?.headers.get('X-Door') ?? '';
  expect(JSON.parse(report)).toMatchObject({ mirroredAt: '2026-11-21T20:30:00+01:00' });
  await worker.login('colette@troupe.example', 'Rideau-1984!');
  await worker.synchronise();
  expect(state()).toMatchObject({ ownMirroredAt: new Date('2026-11-21T20:40:00+01:00') });
});

test('a scan that waits does so for a login only where the phone is no door', async () => {
  const { worker, state } = await openAsColette({
    'POST /api/scans': () => ({ status: 503, body: { code: 'unavailable', message: 'Pause' } }),
    'POST /api/devices': ({ body }) => ({
      status: 201,
      body: { ...(body as object), key: 'clef', expiresAt: '2026-11-28T20:30:00+01:00' },
    }),
  });
  await worker.synchronise();
  await worker.enqueueScan(entryScan());
  await worker.synchronise();
  expect(state()).toMatchObject({ waiting: 1, waitingForLogin: 1 });
  await worker.armDevice('Porte A');
  await worker.synchronise();
  expect(state()).toMatchObject({ waiting: 1, waitingForLogin: 0 });
});
