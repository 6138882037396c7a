import { describe, expect, test } from 'vitest';
import { createMirror } from '#mirror/database';
import type { Said, SentRequest } from '../stage';
import { colette, entryScan, error, openAsColette } from '../worker-stage';

const uuid = '0190a000-0000-7000-8000-0000000000a1';

const page = (cursor: string, fields: object): Said => ({
  status: 200,
  body: {
    cursors: { public: cursor, mine: cursor },
    scopes: ['contenu', 'billetterie', `user:${colette.uuid}`],
    serverNow: '2026-11-21T20:30:00+01:00',
    ...fields,
  },
});

const rideau = {
  news: [
    {
      uuid,
      slug: 'rideau',
      title: 'Rideau',
      description: '',
      creationDate: '2026-11-01T10:00:00+01:00',
      visibleFrom: '2026-11-01T10:00:00+01:00',
      years: [2026],
      spectacleTypes: [],
      version: 'v0',
    },
  ],
};
const unavailable: Said = { status: 503, body: error('unavailable') };

/** A phone that holds one news item, and a server that is restored from a backup when the test says so. */
async function phoneOfColette() {
  const server = { isRestored: false, hasAll: false, hasForgotten: false, takesWrites: false };
  const answer = ({ body }: SentRequest) => {
    const { cursors, unsettled } = body as { cursors: { public: string | null }; unsettled: string[] };
    const { isRestored, hasAll, hasForgotten, takesWrites } = server;
    const known = takesWrites && !hasForgotten;
    const writes = known ? { settled: unsettled } : { unknown: unsettled };
    switch (cursors.public) {
      case 'old':
        return page('old', isRestored ? { reset: true } : writes);
      case 'begun':
        return hasAll ? page('whole', { put: rideau }) : unavailable;
      case 'whole':
        return page('whole', writes);
      default:
        return isRestored ? page('begun', { more: true, walking: true }) : page('old', { put: rideau });
    }
  };
  const take = (taken: Said) => () => (server.takesWrites ? taken : unavailable);
  const opened = await openAsColette({
    'POST /api/changes': answer,
    'PUT /api/news/*': take({ status: 200, body: { version: 'v1' } }),
    'POST /api/scans': (request) => take({ status: 200, body: acceptedAll(request) })(),
  });
  const mirror = createMirror(opened.surroundings.storage);
  await opened.worker.synchronise();
  const { worker } = opened;
  return {
    ...opened,
    server,
    titles: async () =>
      (await mirror.read((generation) => generation.rows('news').toArray(), [])).map(({ title }) => title),
    isFilling: async () => (await mirror.directory.pointers.get('filling')) !== undefined,
    raiseCurtain: () =>
      worker.enqueue(
        {
          call: 'updateNews',
          params: { slug: uuid },
          body: {
            title: 'Rideau levé',
            description: '',
            content: { type: 'adls-text', content: [] },
            years: [2026],
            spectacleTypes: [],
          },
          lane: `news:${uuid}`,
          base: 'v0',
          label: 'Rideau levé',
        },
        colette.uuid,
      ),
    letIn: () => worker.enqueueScan(entryScan()),
  };
}

const acceptedAll = ({ body }: SentRequest) => ({
  results: (body as { scans: { key: string }[] }).scans.map(({ key }) => ({
    key,
    status: 'accepted',
    verdict: 'OK',
  })),
});

describe('after a server was restored', () => {
  test('screens go on showing what they have until another filling is whole', async () => {
    const { worker, server, titles, isFilling } = await phoneOfColette();
    server.isRestored = true;
    await worker.synchronise();
    expect([await isFilling(), await titles()]).toEqual([true, ['Rideau']]);
    server.hasAll = true;
    await worker.synchronise();
    expect([await isFilling(), await titles()]).toEqual([false, ['Rideau']]);
  });

  test('what still waits is shown over the new rows too, and still waits', async () => {
    const { worker, server, state, titles, isFilling, raiseCurtain } = await phoneOfColette();
    await raiseCurtain();
    await expect.poll(titles).toEqual(['Rideau levé']);
    server.isRestored = true;
    server.hasAll = true;
    await worker.synchronise();
    await worker.synchronise();
    expect([await isFilling(), await titles(), state()?.waiting]).toEqual([false, ['Rideau levé'], 1]);
  });

  test('what it had acknowledged and settled is sent again as it was, before screens see the new rows', async () => {
    const { worker, server, state, sentTo, isFilling, raiseCurtain, letIn } = await phoneOfColette();
    server.takesWrites = true;
    await raiseCurtain();
    await letIn();
    await worker.synchronise();
    await worker.synchronise();
    expect([sentTo('PUT', '/api/news').length, sentTo('POST', '/api/scans').length]).toEqual([1, 1]);

    Object.assign(server, { isRestored: true, hasAll: true, takesWrites: false });
    await worker.synchronise();
    expect([await isFilling(), state()?.waiting]).toEqual([true, 2]);
    server.takesWrites = true;
    await worker.synchronise();
    await worker.synchronise();
    expect([await isFilling(), state()?.waiting]).toEqual([false, 0]);
    const writes = sentTo('PUT', '/api/news').map(({ headers }) => headers.get('Idempotency-Key'));
    const scans = sentTo('POST', '/api/scans').map(({ body }) => body);
    expect([new Set(writes).size, new Set(scans.map((scan) => JSON.stringify(scan))).size]).toEqual([1, 1]);
  });

  test('what it acknowledged and knows nothing of is sent again, also where the cursor is older than the backup', async () => {
    const { worker, server, state, sentTo, raiseCurtain, letIn } = await phoneOfColette();
    server.takesWrites = true;
    server.hasForgotten = true;
    await raiseCurtain();
    await letIn();
    await worker.synchronise();
    await worker.synchronise();
    server.hasForgotten = false;
    await worker.synchronise();
    await worker.synchronise();
    const often = [sentTo('PUT', '/api/news'), sentTo('POST', '/api/scans')].map((sent) => sent.length > 1);
    expect([often, state()?.waiting]).toEqual([[true, true], 0]);
  });
});
