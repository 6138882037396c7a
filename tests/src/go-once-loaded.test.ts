import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOnceLoaded } from '../../src/go-once-loaded';
import { warn } from '../../src/state/notices';

/** Resolves whether the code of a page was loaded, by its path. */
let codes: Record<string, Promise<boolean>>;
let isServerThere: boolean;

vi.mock('../../src/site-map', () => ({
  routeOf: (path: string) => ({
    screen: { isLoaded: () => codes[path] === undefined, fetch: () => codes[path] },
  }),
}));
vi.mock('../../src/bridge/missing-chunk', () => ({ isServerThere: async () => isServerThere }));
vi.mock('../../src/state/notices', () => ({ warn: vi.fn() }));

const navigate = vi.fn();
const page = { origin: 'https://theatre.example', pathname: '/breve' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('location', page);
  page.pathname = '/breve';
  codes = {};
  isServerThere = true;
});
afterEach(() => vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(10);
const comesAfter = (milliseconds: number, isLoaded = true) =>
  new Promise<boolean>((resolve) => setTimeout(() => resolve(isLoaded), milliseconds));

test('whoever follows a link without a network stays on the page, and is told why', async () => {
  codes['/galerie'] = Promise.resolve(false);
  isServerThere = false;
  goOnceLoaded(navigate, '/galerie');
  await soon();
  expect(navigate).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledWith('Pas de réseau\u00a0: réessayez');
});

test('code that a newer build no longer has is not taken for a missing network', async () => {
  codes['/galerie'] = Promise.resolve(false);
  goOnceLoaded(navigate, '/galerie');
  await soon();
  expect(navigate).toHaveBeenCalledWith('/galerie', undefined);
  expect(warn).not.toHaveBeenCalled();
});

test('whoever goes back while a page is coming stays where they went', async () => {
  codes['/galerie'] = comesAfter(100);
  goOnceLoaded(navigate, '/galerie');
  page.pathname = '/bibliotheque';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(navigate).not.toHaveBeenCalled();
});

test('of two links the last one counts, and two taps on one go there once', async () => {
  codes['/galerie'] = comesAfter(100);
  codes['/reservations'] = comesAfter(200);
  for (const to of ['/galerie', '/reservations', '/reservations']) goOnceLoaded(navigate, to);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(navigate.mock.calls).toEqual([['/reservations', undefined]]);
});

test.each([true, false])('words typed before that settle meanwhile do not cancel a link', async (replace) => {
  codes['/galerie'] = comesAfter(100);
  goOnceLoaded(navigate, '/galerie');
  goOnceLoaded(navigate, '/breve?titre=dindon', { replace });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(navigate).toHaveBeenLastCalledWith('/galerie', undefined);
});
