import { describe, expect, test } from 'vitest';
import { createMirror } from '#mirror/database';
import type { SentRequest } from '../stage';
import { colette, dateUuid, entryScan, error, nothingNew, openAsColette } from '../worker-stage';

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
  const server = {
    now: '2026-11-21T20:30:00+01:00',
    isRestored: false,
    isSlow: false,
    tickets: [ticket],
    told: {},
  };
  const changes = ({ headers, body }: SentRequest) => {
    if (server.isSlow && headers.has('Authorization')) return { status: 503, body: error('unavailable') };
    const { cursors, unsettled } = body as { cursors: { public: string | null }; unsettled: string[] };
    const told = { serverNow: server.now, settled: unsettled };
    if (headers.has('Authorization'))
      return {
        status: 200,
        body: {
          ...nothingNew,
          ...told,
          put: { 'door-tickets': server.tickets, account: [colette] },
          ...server.told,
        },
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

describe('a login on a phone that is a door', () => {
  /** Colette logs in again, on a line too weak for her rows. */
  async function loginSlowly() {
    const phone = await leftPhone();
    phone.server.isSlow = true;
    await phone.worker.login('colette@troupe.example', 'Rideau-1984!');
    await phone.worker.synchronise();
    return phone;
  }

  test('leaves it its tickets until those of the person who logs in are here', async () => {
    const { worker, server, held, pass } = await loginSlowly();
    expect(await held('door-tickets')).toEqual([ticket.uuid]);
    server.isSlow = false;
    const other = { ...ticket, uuid: '0190a000-0000-7000-8000-0000000000b2' };
    server.tickets = [other];
    pass(60_000);
    await worker.synchronise();
    // Nothing stays of what the server has no more.
    expect(await held('door-tickets')).toEqual([other.uuid]);
  });

  test('takes them from it at the first word that this person has lost the right', async () => {
    const { worker, server, held, pass } = await loginSlowly();
    server.isSlow = false;
    server.told = { put: {}, scopes: [`user:${colette.uuid}`], more: true, walking: true };
    pass(60_000);
    void worker.synchronise();
    await expect.poll(() => held('door-tickets')).toEqual([]);
    server.told = { put: {}, scopes: [`user:${colette.uuid}`] };
  });

  test('leaves it its tickets, too, if that person goes again before theirs are here', async () => {
    const { worker, held, pass } = await loginSlowly();
    await worker.logout();
    pass(60_000);
    await worker.synchronise();
    expect(await held('door-tickets')).toEqual([ticket.uuid]);
  });
});
