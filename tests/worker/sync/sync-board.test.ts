import { expect, test } from 'vitest';
import { openDevice } from '#mirror/device';
import { VISITOR, openOutbox } from '#mirror/outbox';
import { createSyncBoard } from '#worker/sync/sync-board';
import { openStage } from '../stage';

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
