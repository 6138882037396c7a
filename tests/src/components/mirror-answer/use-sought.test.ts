import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Result, fail, succeed } from '#common/base/result';
import type { SoughtThing } from '#common/contract/feed/changes';
import type { Failure, ThingRead } from '#worker/api';
import { useSought } from '../../../../src/components/mirror-answer/use-sought';
import { syncAtom } from '../../../../src/state/connection';
import { store } from '../../../../src/state/store';
import { mounted } from '../../mounted';

const asked: SoughtThing[] = [];
let answer: Promise<Result<ThingRead, Failure>>;

vi.mock('../../../../src/bridge/calls', () => ({
  readThing: (sought: SoughtThing) => {
    asked.push(sought);
    return answer;
  },
}));

const line = (line: 'online' | 'offline') => store.set(syncAtom, (before) => ({ ...before, line }));
/** Pages of earlier tests are still open: each looks up a thing of its own. */
const lookedUp = async (slug: string) => {
  const sought = mounted(() => useSought('news', slug, true));
  await act(async () => void (await answer));
  return sought;
};

beforeEach(() => {
  // Nobody waits here until a busy server may be asked again.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked.length = 0;
  line('online');
});

test('what this device lacks is asked for once, and waited for in the mirror', async () => {
  answer = Promise.resolve(succeed({ isStored: true, rows: '{}' }));
  expect((await lookedUp('stored'))()).toEqual({ kind: 'read', alone: null });
  expect(asked).toEqual([{ kind: 'news', slug: 'stored' }]);
});

test('what the device has no room for is shown from the answer', async () => {
  const row = {
    uuid: 'a',
    slug: 'rideau',
    title: 'Rideau',
    description: '',
    creationDate: '2026-11-01T10:00:00+01:00',
    visibleFrom: '2026-11-01T10:00:00+01:00',
    years: [],
    spectacleTypes: [],
    version: 'une',
  };
  const put = {
    news: [{ ...row, uuid: 'b', slug: 'autre' }, row],
    'news-bodies': [{ uuid: 'a', content: { type: 'adls-text', content: [] } }],
  };
  answer = Promise.resolve(succeed({ isStored: false, rows: JSON.stringify(put) }));
  expect((await lookedUp('rideau'))()).toMatchObject({ alone: { news: { title: 'Rideau' }, pieces: [] } });
});

test('what the server does not have is missing', async () => {
  const error = { code: 'not-found', message: 'Introuvable' } as const;
  answer = Promise.resolve(fail({ kind: 'refused', error, status: 404 }));
  expect((await lookedUp('gone'))()).toEqual({ kind: 'missing' });
});

test('a server that could not tell is asked again, as long as somebody waits', async () => {
  const error = { code: 'too-many-requests', message: 'Patientez' } as const;
  answer = Promise.resolve(fail({ kind: 'refused', error, status: 429 }));
  const sought = await lookedUp('busy');
  expect(sought()).toEqual({ kind: 'failed' });
  answer = Promise.resolve(succeed({ isStored: true, rows: '{}' }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(sought()).toEqual({ kind: 'read', alone: null });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked.filter(({ slug }) => slug === 'busy')).toHaveLength(2);
});

test('without a line nothing is asked for until it is back', async () => {
  line('offline');
  answer = Promise.resolve(succeed({ isStored: true, rows: '{}' }));
  const sought = await lookedUp('far');
  const askedFor = () => asked.filter(({ slug }) => slug === 'far').length;
  expect([sought(), askedFor()]).toEqual([{ kind: 'none' }, 0]);
  await act(async () => line('online'));
  expect(askedFor()).toBe(1);
});
