import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMirror } from '#mirror/database';
import type { PullRequest } from '#common/contract/feed/changes';
import type { SentRequest } from '../stage';
import { openWorker } from '../worker-stage';

afterEach(() => vi.restoreAllMocks());

const row = (rank: number) => ({
  uuid: `0190b000-0000-7000-8000-00000000000${rank}`,
  slug: `breve-${rank}`,
  title: `Brève ${rank}`,
  description: '',
  creationDate: '2026-11-01T10:00:00+01:00',
  visibleFrom: '2026-11-01T10:00:00+01:00',
  years: [2026],
  spectacleTypes: [],
  version: 'une',
});

const LAST = 3;
const cursorIn = ({ body }: SentRequest) => (body as PullRequest).cursors.public ?? 'first';
/** One row a page, three pages; what comes after the last one is empty. */
const page = (asked: SentRequest) => {
  const place = cursorIn(asked) === 'first' ? 1 : Number(cursorIn(asked).slice(1)) + 1;
  const mine = asked.headers.get('Authorization') === null ? null : 'm1';
  return {
    status: 200,
    body: {
      cursors: { public: `c${Math.min(place, LAST)}`, mine },
      scopes: [],
      put: place <= LAST ? { news: [row(place)] } : {},
      more: place < LAST,
      walking: place < LAST,
      serverNow: '2026-11-21T20:30:00+01:00',
    },
  };
};

/** Whatever the mirror stores, in its order; `refuse` says which rows the browser has no room for. */
function watchStoring(refuse: (slug: string) => boolean = () => false) {
  const stored: string[] = [];
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    ...rest
  ) {
    if (this.name === 'news' && refuse(String(value['slug'])))
      throw new DOMException('The disk is full', 'QuotaExceededError');
    if (this.name === 'news') stored.push(String(value['slug']));
    if (this.name === 'follow') stored.push(String(value['cursors'].public));
    return put.call(this, value, ...rest);
  });
  return stored;
}

describe('the next page of a first load', () => {
  test('is asked for while the one before is being stored, and no other after it', async () => {
    watchStoring((slug) => slug === 'breve-1');
    const asked: string[] = [];
    const { state } = await openWorker({
      'POST /api/changes': (request) => {
        asked.push(cursorIn(request));
        return page(request);
      },
    });
    await expect.poll(() => state()?.isFull).toBe(true);
    // The first page was refused twice, and so never stored.
    expect(asked).toEqual(['first', 'c1', 'first', 'c1']);
  });

  test('is stored after the one before, and each is asked for once', async () => {
    const stored = watchStoring();
    const asked: string[] = [];
    const { state } = await openWorker({
      'POST /api/changes': (request) => {
        asked.push(cursorIn(request));
        return page(request);
      },
    });
    await expect.poll(() => state()?.mirroredAt).not.toBeNull();
    expect(asked).toEqual(['first', 'c1', 'c2']);
    expect(stored).toEqual(['null', 'breve-1', 'c1', 'breve-2', 'c2', 'breve-3', 'c3']);
  });

  test('that nobody needs any more is not waited for, and does not take the line for dead', async () => {
    watchStoring((slug) => slug === 'breve-1');
    const lines: (string | undefined)[] = [];
    const { state, worker, isSilent } = await openWorker({
      'POST /api/changes': (request) => (cursorIn(request) === 'c1' ? 'silence' : page(request)),
    });
    await worker.watch(({ line }) => lines.push(line));
    await expect.poll(() => state()?.isFull).toBe(true);
    await expect.poll(isSilent).toBe(false);
    await worker.outcomeOfWrite('none');
    expect(lines).not.toContain('offline');
  });

  test('fails like any other, and the load goes on from where it was', async () => {
    let fails = true;
    const { state, worker } = await openWorker({
      'POST /api/changes': (request) => {
        if (cursorIn(request) !== 'c2' || !fails) return page(request);
        fails = false;
        return { status: 503, body: { code: 'unavailable', message: 'Indisponible' } };
      },
    });
    await expect.poll(() => fails).toBe(false);
    await expect.poll(() => worker.synchronise()).toBe(true);
    expect(state()?.mirroredAt).not.toBeNull();
  });

  test('asked for as a visitor is not given to who logged in meanwhile', async () => {
    let answer = () => {};
    const visitors: string[] = [];
    const colettes: string[] = [];
    const { surroundings, state, worker } = await openWorker({
      'POST /api/changes': async (request) => {
        const isVisitor = request.headers.get('Authorization') === null;
        (isVisitor ? visitors : colettes).push(cursorIn(request));
        if (isVisitor && cursorIn(request) === 'c1') await new Promise<void>((resolve) => (answer = resolve));
        return page(request);
      },
    });
    await expect.poll(() => visitors).toEqual(['first', 'c1']);
    const follow = () =>
      createMirror(surroundings.storage).read((generation) => generation.follow.get('follow'), undefined);
    await expect.poll(async () => (await follow())?.cursors.public).toBe('c1');
    await worker.login('colette@troupe.example', 'Rideau-1984!');
    answer();
    await expect.poll(() => state()?.ownMirroredAt ?? null).not.toBeNull();
    expect(visitors).toEqual(['first', 'c1']);
    expect(colettes[0]).toBe('c1');
  });
});
