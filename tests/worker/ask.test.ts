import { describe, expect, test } from 'vitest';
import { dateUuid, error, openAsColette, openWorker } from './worker-stage';

const newsOfServer = {
  uuid: '0190a000-0000-7000-8000-0000000000a1',
  slug: 'rideau',
  title: 'Rideau',
  description: '',
  creationDate: '2026-11-21T20:30:00+01:00',
  visibleFrom: '2026-11-21T20:30:00+01:00',
  years: [],
  spectacleTypes: [],
  version: 'v1',
};

describe('what is asked now', () => {
  const page = { metadata: { currentPage: 2, lastPage: 2, total: 17, offsetStart: 17, offsetEnd: 17 } };
  const query = { page: 2, visibleOnly: true, notSpectacleTypes: ['ADO', 'DIVERS'] } as const;

  test('is asked as nobody by a visitor, and comes back checked and decoded', async () => {
    const { worker, sentTo } = await openWorker({
      'GET /api/news': () => ({ status: 200, body: { ...page, data: [newsOfServer] } }),
    });
    const asked = await worker.ask('listNews', {
      query: { ...query, notSpectacleTypes: [...query.notSpectacleTypes] },
    });
    expect(asked).toMatchObject({
      ok: true,
      value: { ...page, data: [{ title: 'Rideau', visibleFrom: new Date('2026-11-21T20:30:00+01:00') }] },
    });
    expect(sentTo('GET', '/api/news')).toMatchObject([
      { path: '/api/news?page=2&visibleOnly=true&notSpectacleTypes=ADO%2CDIVERS' },
    ]);
    expect(sentTo('GET', '/api/news')[0]?.headers.has('Authorization')).toBe(false);
  });

  test('is asked as whoever is logged in; a file comes as one', async () => {
    const { worker, sentTo } = await openAsColette({
      [`GET /api/free-tickets/${dateUuid}/pdf`]: () => ({ status: 200, body: '%PDF' }),
    });
    const asked = await worker.ask('readFreeTicketPdf', { params: { uuid: dateUuid } });
    expect(asked.ok && (await asked.value.text())).toBe('%PDF');
    expect(sentTo('GET', '/api/free-tickets')[0]?.headers.get('Authorization')).toBe('Bearer jeton');
  });

  test('needs somebody where the table of calls says so, and sends nothing without', async () => {
    const { worker, sentTo } = await openWorker();
    expect(await worker.ask('listScans', { query: {} })).toMatchObject({ failure: { kind: 'no-session' } });
    expect(sentTo('GET', '/api/scans')).toEqual([]);
  });

  test.each([
    ['with the reason where it was refused', { status: 404, body: error('not-found') }, 'refused'],
    ['as without an answer where what came is none', { status: 200, body: { title: 12 } }, 'no-answer'],
  ] as const)('fails %s', async (_, said, kind) => {
    const { worker } = await openWorker({ 'GET /api/news/*': () => said });
    expect(await worker.ask('readNews', { params: { slug: 'rideau' } })).toMatchObject({
      ok: false,
      failure: { kind },
    });
  });

  test('and left without an answer once does not take the network away: a round finds out at once', async () => {
    const { worker, sentTo, state, pass } = await openWorker();
    await expect.poll(() => state()?.line).toBe('online');
    const rounds = sentTo('POST', '/api/changes').length;
    const asked = worker.ask('readNews', { params: { slug: 'rideau' } });
    await expect.poll(() => sentTo('GET', '/api/news')).toHaveLength(1);
    pass(10_000);
    expect(await asked).toMatchObject({ ok: false, failure: { kind: 'no-answer' } });
    await expect.poll(() => sentTo('POST', '/api/changes').length).toBeGreaterThan(rounds);
    await expect.poll(() => state()?.line).toBe('online');
  });
});
