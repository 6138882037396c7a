import { IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { must } from '#common/base/must';
import { createMirror } from '#mirror/database';
import { newsQueriesOf } from '#mirror/queries/news-queries';
import { createWorker } from '#worker/data-worker';
import { type Said, openStage } from '../stage';
import { error } from '../worker-stage';

const uuidOf = (rank: number) => `0190b000-0000-7000-8000-00000000000${rank}`;
const row = (rank: number, version = 'une') => ({
  uuid: uuidOf(rank),
  slug: `breve-${rank}`,
  title: `Brève ${rank}`,
  description: '',
  creationDate: '2026-11-01T10:00:00+01:00',
  visibleFrom: `2026-11-0${rank}T10:00:00+01:00`,
  years: [2026],
  spectacleTypes: [],
  version,
});
const body = (rank: number) => ({ uuid: uuidOf(rank), content: { type: 'adls-text', content: [] } });
const whole = (...ranks: number[]) => ({
  news: ranks.map((rank) => row(rank)),
  'news-bodies': ranks.map(body),
});

interface Page {
  readonly put?: object;
  readonly remove?: object;
  readonly more: boolean;
}

/** A device in its first load, whose pages come one by one as the test gives them. */
async function openFilling(thing: () => Said = () => ({ status: 200, body: { put: whole(1) } })) {
  const pages: ((page: Page) => void)[] = [];
  let cursor = 0;
  const { surroundings, sent } = openStage(async ({ path }) => {
    if (path.startsWith('/api/things/')) return thing();
    if (path !== '/api/changes') return 'silence';
    const { more, ...rows } = await new Promise<Page>((give) => pages.push(give));
    cursor += 1;
    const cursors = { public: `c${cursor}`, mine: null };
    const serverNow = '2026-11-21T20:30:00+01:00';
    return { status: 200, body: { cursors, scopes: [], more, walking: more, serverNow, ...rows } };
  });
  const worker = createWorker(surroundings);
  const mirror = createMirror(surroundings.storage);
  await worker.start({ firstRows: null });
  let given = 0;
  const give = async (page: Page) => {
    await expect.poll(() => pages.length).toBeGreaterThan(given);
    must(pages[given], 'a pull')(page);
    given += 1;
    const read = () => mirror.read((generation) => generation.follow.get('follow'), undefined);
    await expect.poll(async () => (await read())?.cursors.public).toBe(`c${given}`);
  };
  return {
    sent,
    give,
    read: () => worker.readThing({ kind: 'news', slug: 'breve-1' }),
    articles: async () =>
      (await newsQueriesOf(mirror).list({})).data.map(({ slug, version }) => `${slug} ${version}`),
    article: () => newsQueriesOf(mirror).read('breve-1'),
  };
}

describe('what somebody wants to see while the first load goes on', () => {
  test('is read at once, and is in the mirror like all else', async () => {
    const { give, read, article, sent } = await openFilling();
    await give({ put: { news: [row(2)] }, more: true });
    expect(await read()).toMatchObject({ ok: true, value: { isStored: true } });
    expect(await article()).toMatchObject({ title: 'Brève 1' });
    const asked = sent.find(({ path }) => path.startsWith('/api/things/'));
    expect(asked?.path).toBe('/api/things/news/breve-1');
  });

  test('stays when the load brings it too, in the version of the load', async () => {
    const { give, read, articles } = await openFilling();
    await give({ put: { news: [row(2)] }, more: true });
    await read();
    await give({ put: { news: [row(1, 'deux')], 'news-bodies': [body(1)] }, more: true });
    await give({ more: false });
    expect(await articles()).toEqual(['breve-2 une', 'breve-1 deux']);
  });

  test('does not stay for ever when it was deleted before the load came to it', async () => {
    const { give, read, articles, article } = await openFilling();
    await give({ put: { news: [row(2)] }, more: true });
    await read();
    await give({ put: { 'news-bodies': [body(2)] }, more: true });
    expect(await articles()).toEqual(['breve-2 une', 'breve-1 une']);
    await give({ more: false });
    expect(await articles()).toEqual(['breve-2 une']);
    expect(await article()).toBeNull();
  });

  test('leaves alone the rows that a cursor covers', async () => {
    const { give, read, articles, article } = await openFilling();
    await give({ put: { news: [row(1, 'deux')] }, more: true });
    await read();
    expect(await articles()).toEqual(['breve-1 deux']);
    expect(await article()).not.toBeNull();
    await give({ put: { 'news-bodies': [body(1)] }, more: false });
    expect(await articles()).toEqual(['breve-1 deux']);
  });

  test('is said not to exist where the server has none', async () => {
    const { give, read } = await openFilling(() => ({ status: 404, body: error('not-found') }));
    await give({ put: { news: [row(2)] }, more: true });
    expect(await read()).toMatchObject({ ok: false, failure: { error: { code: 'not-found' } } });
  });
});

test('a thing that the device has no room for is shown all the same', async () => {
  const { give, read, article } = await openFilling();
  await give({ put: { news: [row(2)] }, more: true });
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  const answer = await read();
  full.mockRestore();
  expect(answer).toMatchObject({ ok: true, value: { isStored: false } });
  expect(answer.ok && JSON.parse(answer.value.rows)).toEqual(whole(1));
  expect(await article()).toBeNull();
});

test('a thing read by a device that follows the server is shown, and not stored beside what its cursor covers', async () => {
  const { give, read, articles } = await openFilling();
  await give({ put: whole(2), more: false });
  const answer = await read();
  expect(answer).toMatchObject({ ok: true, value: { isStored: false } });
  expect(answer.ok && JSON.parse(answer.value.rows)).toEqual(whole(1));
  expect(await articles()).toEqual(['breve-2 une']);
});
