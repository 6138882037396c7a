import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Said, SentRequest } from '../stage';
import { MemoryCaches } from '../offline/cache-storage';
import { openWorker } from '../worker-stage';

afterEach(() => vi.restoreAllMocks());

const uuidOf = (rank: number) => `0190b000-0000-7000-8000-${String(rank).padStart(12, '0')}`;
const row = (rank: number) => ({
  uuid: uuidOf(rank),
  slug: `breve-${rank}`,
  title: `Brève ${rank}`,
  description: '',
  creationDate: '2026-11-01T10:00:00+01:00',
  visibleFrom: '2026-11-01T10:00:00+01:00',
  years: [2026],
  spectacleTypes: [],
  version: 'une',
});
const body = (rank: number) => ({ uuid: uuidOf(rank), content: { type: 'adls-text', content: [] } });

interface Page {
  readonly put: object;
  readonly more: boolean;
}

/** Pages by the cursor from which they are asked; after the last one there is nothing new. */
const serverOf =
  (pages: readonly Page[]) =>
  ({ body }: SentRequest): Said => {
    const { cursors } = body as { cursors: { public: string | null } };
    const place = cursors.public === null ? 0 : Number(cursors.public);
    const { put, more } = pages[place] ?? { put: {}, more: false };
    const cursor = String(Math.min(place + 1, pages.length));
    return {
      status: 200,
      body: {
        cursors: { public: cursor, mine: null },
        scopes: [],
        put,
        more,
        walking: more,
        serverNow: '2026-11-21T20:30:00+01:00',
      },
    };
  };

const threePages: readonly Page[] = [
  { put: { news: [row(1), row(2), row(3), row(4)] }, more: true },
  { put: { 'news-bodies': [body(4), body(3), body(2)] }, more: true },
  { put: { 'news-bodies': [body(1)] }, more: false },
];

/** The browser refuses to store these texts. */
function refuse(isRefused: (uuid: string) => boolean) {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    ...rest
  ) {
    if (this.name === 'news-bodies' && isRefused(String(value['uuid'])))
      throw new DOMException('The disk is full', 'QuotaExceededError');
    return put.call(this, value, ...rest);
  });
}

describe('a device whose browser refuses a page of the first load', () => {
  test('says that there is no room, and what is here, instead of loading for ever', async () => {
    refuse((uuid) => uuid === uuidOf(1));
    const { state } = await openWorker({ 'POST /api/changes': serverOf(threePages) });
    await expect.poll(() => state()?.isFull).toBe(true);
    expect(state()).toMatchObject({
      loading: false,
      mirroredAt: null,
      held: { titles: 4, texts: 3, images: 0, hasAllTitles: true },
    });
  });

  test('lets photos go first, which can be had again', async () => {
    let isFull = true;
    refuse(() => isFull);
    const forget = vi.spyOn(MemoryCaches.prototype, 'delete').mockImplementation(async () => {
      isFull = false;
      return true;
    });
    const { state } = await openWorker({ 'POST /api/changes': serverOf(threePages) });
    await expect.poll(() => state()?.mirroredAt).not.toBeNull();
    expect(forget).toHaveBeenCalledWith('images');
    expect(state()?.isFull).toBe(false);
  });

  test('does not fetch that page again and again, but at once when somebody asks', async () => {
    let isFull = true;
    refuse(() => isFull);
    const { state, worker, sentTo, pass } = await openWorker({ 'POST /api/changes': serverOf(threePages) });
    await expect.poll(() => state()?.isFull).toBe(true);
    const pulls = sentTo('POST', '/api/changes').length;
    pass(5 * 60_000);
    await worker.outcomeOfWrite('none');
    expect(sentTo('POST', '/api/changes')).toHaveLength(pulls);
    isFull = false;
    expect(await worker.synchronise()).toBe(true);
    expect(state()).toMatchObject({ isFull: false, held: null });
  });
});
