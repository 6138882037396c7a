import { expect, test } from 'vitest';
import { createHolds } from '#worker/queue/holds';
import type { SessionManager } from '#worker/session/session-manager';
import { createRoundScheduler } from '#worker/sync/round-scheduler';
import { type Said, openStage } from '../stage';

/** A device that listens to a server whose streams end at once, as this says. */
function listening(says: () => Said) {
  const stage = openStage(says);
  let due = 0;
  const scheduler = createRoundScheduler({
    surroundings: stage.surroundings,
    holds: createHolds(stage.surroundings),
    keeper: { current: () => null } as Pick<SessionManager, 'current'> as SessionManager,
    onDue: () => (due += 1),
  });
  return { ...stage, scheduler, due: () => due };
}

const opened: Said = { status: 200, body: '{"poke":false}\n' };
const cutOff: Said = { status: 502, isOurs: false };

test('what changed while nobody listened is asked for as soon as the server listens again', async () => {
  let says = cutOff;
  const { scheduler, due, sent, pass } = listening(() => says);
  scheduler.begin();
  await expect.poll(() => sent).toHaveLength(1);
  expect(due()).toBe(0);
  says = opened;
  await expect.poll(() => (pass(5_000), due())).toBe(1);
});

test('who comes back on line is listened to at once, whatever pause was left', async () => {
  let says = cutOff;
  const { scheduler, due, sent } = listening(() => says);
  scheduler.begin();
  await expect.poll(() => sent).toHaveLength(1);
  says = opened;
  scheduler.reconnect();
  await expect.poll(due).toBe(1);
  expect(sent).toHaveLength(2);
});
