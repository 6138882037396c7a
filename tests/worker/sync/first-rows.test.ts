import { describe, expect, it } from 'vitest';
import { must } from '#common/base/must';
import { createMirror } from '#mirror/database';
import { newsQueriesOf } from '#mirror/queries/news-queries';
import { createWorker } from '#worker/data-worker';
import { type Server, openStage } from '../stage';

const rowOf = (rank: number, title: string) => ({
  uuid: `0190b000-0000-7000-8000-00000000000${rank}`,
  slug: `breve-${rank}`,
  title,
  description: '',
  creationDate: '2026-11-01T10:00:00+01:00',
  visibleFrom: `2026-11-0${rank}T10:00:00+01:00`,
  years: [2026],
  spectacleTypes: [],
  version: title,
});

const printed = (cursor: string, ...titles: string[]) =>
  JSON.stringify({
    put: { news: titles.map((title, at) => rowOf(at + 1, title)) },
    cursors: { public: cursor, mine: null },
    more: true,
    walking: true,
    scopes: [],
    serverNow: '2026-11-21T18:00:00+01:00',
  });

function device(answer: Server = () => ({ status: 503 })) {
  const stage = openStage((request) => (request.path === '/api/changes' ? 'silence' : answer(request)));
  const mirror = createMirror(stage.surroundings.storage);
  return {
    ...stage,
    worker: createWorker(stage.surroundings),
    titles: async () => (await newsQueriesOf(mirror).list({})).data.map(({ title }) => title),
    /** The cursors that the server was asked from so far; what waits for a timer that is due goes on. */
    askedFrom() {
      stage.pass(0);
      return stage.sent.flatMap(({ path, body }) => (path === '/api/changes' ? [cursorIn(body)] : []));
    },
    follow: () => mirror.read((generation) => generation.follow.get('follow'), undefined),
  };
}

const cursorIn = (body: unknown) => (body as { cursors: { public: string | null } }).cursors.public;

describe('the rows of a page', () => {
  it('are in the mirror before the server is asked, and the first load goes on from their cursor', async () => {
    const { worker, titles, askedFrom } = device();
    await worker.start({ firstRows: printed('printed', 'Rideau', 'Entracte') });
    expect(await titles()).toEqual(['Entracte', 'Rideau']);
    await expect.poll(askedFrom).toEqual(['printed']);
  });

  it('are in the mirror before a server that answers at once can have all of it sent a second time', async () => {
    const { worker, askedFrom } = device(({ path }) =>
      path === '/api/changes/stream' ? { status: 200, body: '{"poke":true}\n' } : { status: 503 },
    );
    await worker.start({ firstRows: printed('printed', 'Rideau') });
    await expect.poll(askedFrom).toEqual(['printed']);
  });

  it('tell neither that the mirror is whole nor what the time is', async () => {
    const { worker, follow } = device();
    await worker.start({ firstRows: printed('printed', 'Rideau') });
    expect(must(await follow(), 'the state')).toMatchObject({ caughtUpAt: null, clockOffset: null });
  });

  it('leave alone a mirror that follows the server already', async () => {
    const { worker, titles, follow } = device();
    await worker.start({ firstRows: printed('first', 'Rideau') });
    await worker.start({ firstRows: printed('second', 'Un titre d’hier') });
    expect(await titles()).toEqual(['Rideau']);
    expect(must(await follow(), 'the state').cursors.public).toBe('first');
  });

  it('that are none are reported, and do not keep the server from being asked', async () => {
    const { worker, reports, askedFrom } = device();
    await worker.start({ firstRows: '{"put":' });
    await expect.poll(askedFrom).toEqual([null]);
    expect(reports).toHaveLength(1);
  });
});
