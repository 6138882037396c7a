import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Result, fail } from '#common/base/result';
import type { Failure, ThingRead } from '#worker/api';
import { usePublicLookup } from '../../../../src/components/mirror-answer/use-lookup';
import { syncAtom } from '../../../../src/state/connection';
import type { ThingAlone } from '../../../../src/state/server-rendered-page';
import { store } from '../../../../src/state/store';
import { mounted } from '../../mounted';

let answer: Promise<Result<ThingRead, Failure>>;
let rounds = 0;

vi.mock('../../../../src/bridge/calls', () => ({
  readThing: () => answer,
  synchronise: async () => void (rounds += 1),
}));
// A device that was up to date before its room ran out.
vi.mock('../../../../src/components/mirror-answer/mirror-reach', () => ({
  useOwnAnswer: () => ({ answer: null, reach: 'complete' }),
}));

const thing = { kind: 'news', in: ({ news }: ThingAlone) => news } as const;
const refusal = (code: 'too-many-requests' | 'not-found', status: number) =>
  fail({ kind: 'refused', error: { code, message: '' }, status } as const);

beforeEach(() => {
  // Nobody waits here until a busy server may be asked again.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  rounds = 0;
  store.set(syncAtom, (before) => ({
    ...before,
    line: 'online',
    isFull: true,
    mirroredAt: new Date('2026-11-21T20:30:00+01:00'),
  }));
});

async function lookedUp(slug: string) {
  const found = mounted(() => usePublicLookup(thing, slug, async () => null));
  await act(async () => void (await answer));
  return found;
}

test('what a device without room lacks is not called missing while the server cannot tell', async () => {
  answer = Promise.resolve(refusal('too-many-requests', 429));
  expect((await lookedUp('busy'))()).toEqual({ kind: 'unreachable' });
  // A round would fetch in vain what finds no room.
  expect(rounds).toBe(0);
});

test('nor while there is no network', async () => {
  store.set(syncAtom, (before) => ({ ...before, line: 'offline' }));
  expect((await lookedUp('far'))()).toEqual({ kind: 'unreachable' });
});

test('but is, once the server says so', async () => {
  answer = Promise.resolve(refusal('not-found', 404));
  const found = await lookedUp('gone');
  await act(async () => undefined);
  expect(found()).toEqual({ kind: 'missing' });
});
