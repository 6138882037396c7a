import { describe, expect, test } from 'vitest';
import { createMirror } from '#mirror/database';
import type { Said, SentRequest } from '../stage';
import { colette, error, openAsColette } from '../worker-stage';

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
  const server = { isRestored: false, hasAll: false };
  const pages: Readonly<Record<string, () => Said>> = {
    old: () => (server.isRestored ? page('old', { reset: true }) : page('old', {})),
    begun: () => (server.hasAll ? page('whole', { put: rideau }) : unavailable),
    whole: () => page('whole', {}),
  };
  const answer = ({ body }: SentRequest) => {
    const { public: cursor } = (body as { cursors: { public: string | null } }).cursors;
    const firstLoad = () =>
      server.isRestored ? page('begun', { more: true, walking: true }) : page('old', { put: rideau });
    return (pages[cursor ?? ''] ?? firstLoad)();
  };
  const opened = await openAsColette({ 'POST /api/changes': answer, 'PUT /api/news/*': () => unavailable });
  const mirror = createMirror(opened.surroundings.storage);
  await opened.worker.synchronise();
  return {
    ...opened,
    server,
    titles: async () =>
      (await mirror.read((generation) => generation.rows('news').toArray(), [])).map(({ title }) => title),
    isFilling: async () => (await mirror.directory.pointers.get('filling')) !== undefined,
  };
}

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
    const { worker, server, state, titles, isFilling } = await phoneOfColette();
    const { description, years, spectacleTypes } = rideau.news[0] ?? {};
    await worker.enqueue({
      call: 'updateNews',
      params: { slug: uuid },
      body: {
        title: 'Rideau levé',
        description,
        content: { type: 'adls-text', content: [] },
        years,
        spectacleTypes,
      },
      lane: `news:${uuid}`,
      base: 'v0',
      label: 'Rideau levé',
    });
    await expect.poll(titles).toEqual(['Rideau levé']);
    server.isRestored = true;
    server.hasAll = true;
    await worker.synchronise();
    await worker.synchronise();
    expect([await isFilling(), await titles(), state()?.waiting]).toEqual([false, ['Rideau levé'], 1]);
  });
});
