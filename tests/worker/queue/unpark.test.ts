import { describe, expect, test } from 'vitest';
import { colette, entryScan, error, openAsColette, pulledWith } from '../worker-stage';

const missing = { status: 403, body: error('missing-role') };

const ticket = '0190a000-0000-7000-8000-0000000000f1';
const claim = {
  call: 'updateFreeTicket',
  params: { uuid: ticket },
  body: { name: 'Zoé', state: { code: 'GENERE' } },
  lane: `free-ticket:${ticket}`,
  base: 'v1',
  label: 'Place',
} as const;
const deletion = {
  call: 'deleteNews',
  params: { slug: 'rideau' },
  body: null,
  lane: 'news:rideau',
  base: 'v1',
  label: 'Brève',
} as const;
const scan = entryScan();

describe('what was parked goes', () => {
  test('when a role comes back that no scope speaks of: a user claims a place', async () => {
    let isUser = false;
    const { worker, state, sentTo } = await openAsColette({
      'POST /api/changes': () => pulledWith(isUser ? ['ROLE_USER'] : ['ROLE_MEMBRE']),
      [`PUT /api/free-tickets/${ticket}`]: () =>
        isUser ? { status: 200, body: { version: 'v2' } } : missing,
    });
    await worker.enqueue(claim, colette.uuid);
    await worker.synchronise();
    await worker.synchronise();
    expect(state()?.toAttend).toMatchObject([{ reason: 'park' }]);
    // Without the role it does not knock again at each pull.
    expect(sentTo('PUT', '/api/free-tickets')).toHaveLength(1);
    isUser = true;
    await worker.synchronise();
    expect(state()).toMatchObject({ waiting: 0, toAttend: [] });
  });

  test('when the role was lost and came back between two pulls', async () => {
    let hasRole = false;
    const { worker, state, sentTo } = await openAsColette({
      'POST /api/changes': () => pulledWith(['ROLE_ADMIN']),
      'DELETE /api/news/*': () => {
        if (hasRole) return { status: 204 };
        hasRole = true;
        return missing;
      },
    });
    await worker.enqueue(deletion, colette.uuid);
    await worker.synchronise();
    await worker.synchronise();
    expect(sentTo('DELETE', '/api/news')).toHaveLength(2);
    expect(state()).toMatchObject({ waiting: 0, toAttend: [] });
  });

  test('when it is scans, and the role of the door comes back', async () => {
    let mayScan = false;
    const { worker, state } = await openAsColette({
      'POST /api/changes': () => pulledWith(mayScan ? ['ROLE_BILLETTERIE'] : ['ROLE_USER']),
      'POST /api/scans': ({ body }) => {
        const { scans } = body as { scans: { key: string }[] };
        const results = scans.map(({ key }) => ({ key, status: 'accepted', verdict: 'OK' }));
        return mayScan ? { status: 200, body: { results } } : missing;
      },
    });
    for (const count of [1, 2]) await worker.enqueueScan({ ...scan, count });
    await worker.synchronise();
    await worker.synchronise();
    expect(state()).toMatchObject({ waiting: 0, toAttend: [{ reason: 'park' }, { reason: 'park' }] });
    mayScan = true;
    await worker.synchronise();
    expect(state()).toMatchObject({ waiting: 0, toAttend: [] });
  });
});
