import { expect, test } from 'vitest';
import { create } from 'superstruct';
import { session as sessionStruct } from '#common/contract/people/session';
import { openDevice } from '#mirror/device';
import { VISITOR, openOutbox } from '#mirror/outbox';
import { createSyncBoard } from '#worker/sync/sync-board';
import type { SessionState } from '#worker/sync-state';
import { openStage } from '../stage';
import { colette, session } from '../worker-stage';

test('of two looks at what waits, the one that began first tells nothing once the other has told', async () => {
  const { storage } = openStage().surroundings;
  const device = openDevice(storage);
  const visitors = openOutbox(VISITOR, storage);
  let answerFirst = () => {};
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  let asked = 0;
  const slowAtFirst: typeof device = {
    ...device,
    async fact(name) {
      asked += 1;
      if (asked === 1) await held;
      return device.fact(name);
    },
  };
  const board = createSyncBoard({
    waiting: () => ({ device: slowAtFirst, outbox: null }),
    visitors,
    absent: async () => new Map(),
    session: () => ({ kind: 'none' }),
  });
  const visitorWrites: number[] = [];
  board.watch((state) => void visitorWrites.push(state.visitorWrites));
  const first = board.recount();
  // Its other readings are over before the letter is written.
  await visitors.writes.count();
  await visitors.writes.add({
    key: 'a-letter',
    seq: 1,
    lane: 'contact:1',
    call: 'sendContactMessage',
    params: {},
    body: null,
    label: 'Message',
    at: new Date(0),
    author: null,
    state: 'queued',
    base: null,
    behind: null,
  });
  await board.recount();
  answerFirst();
  await first;
  expect(visitorWrites).toEqual([0, 1]);
});

test('rows of one person never count as another’s, whatever is told first', () => {
  const { storage } = openStage().surroundings;
  const rose = { ...session, user: { ...colette, uuid: '0190a000-0000-7000-8000-000000000005' } };
  let state: SessionState = { kind: 'open', session: create(session, sessionStruct) };
  const board = createSyncBoard({
    waiting: () => ({ device: openDevice(storage), outbox: null }),
    visitors: openOutbox(VISITOR, storage),
    absent: async () => new Map(),
    session: () => state,
  });
  const mirroredAt = new Date('2026-11-21T20:30:00+01:00');
  board.setContact({ mirroredAt, loadedOwner: colette.uuid });
  expect(board.ownMirroredAt()).toEqual(mirroredAt);
  state = { kind: 'open', session: create(rose, sessionStruct) };
  expect(board.ownMirroredAt()).toBeNull();
  board.setContact({ loadedOwner: undefined });
  state = { kind: 'none' };
  expect(board.ownMirroredAt()).toBeNull();
  board.setContact({ loadedOwner: null });
  expect(board.ownMirroredAt()).toEqual(mirroredAt);
});
