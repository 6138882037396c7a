import { expect, test } from 'vitest';
import { createHolds } from '#worker/queue/holds';
import type { SessionManager } from '#worker/session/session-manager';
import { createRoundScheduler } from '#worker/sync/round-scheduler';
import { type Said, openStage } from '../stage';

/** A device that listens to a server whose streams end at once, as this says. */
function listening(says: () => Said) {
  const stage = openStage(says);
  let due = 0;
  let heard = 0;
  const scheduler = createRoundScheduler({
    surroundings: stage.surroundings,
    holds: createHolds(stage.surroundings),
    keeper: { current: () => null } as Pick<SessionManager, 'current'> as SessionManager,
    onDue: () => (due += 1),
    onHeard: () => (heard += 1),
  });
  return { ...stage, scheduler, due: () => due, heard: () => heard };
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

test('a server that is gone is noticed within ten seconds, by one round, and found within two once it is back', async () => {
  let says = opened;
  const { scheduler, due, heard, sent, pass } = listening(() => says);
  scheduler.begin();
  await expect.poll(heard).toBe(1);
  says = cutOff;
  for (let second = 0; second < 10; second += 1) await secondPasses(pass);
  expect(due()).toBe(2);
  for (let second = 0; second < 60; second += 1) await secondPasses(pass);
  expect(due()).toBe(2);
  says = opened;
  for (let second = 0; second < 2; second += 1) await secondPasses(pass);
  expect([heard(), due()]).toEqual([2, 3]);
  expect(sent.length).toBeLessThan(70);
});

test('a server that stays away is looked for less and less often', async () => {
  let says = opened;
  const { scheduler, heard, sent, pass } = listening(() => says);
  scheduler.begin();
  await expect.poll(heard).toBe(1);
  says = cutOff;
  for (let second = 0; second < 180; second += 1) await secondPasses(pass);
  const before = sent.length;
  for (let second = 0; second < 300; second += 1) await secondPasses(pass);
  expect(sent.length - before).toBeLessThan(15);
});

/** A second, and all that follows from it. */
async function secondPasses(pass: (milliseconds: number) => void): Promise<void> {
  pass(1_000);
  for (let task = 0; task < 3; task += 1) await new Promise(setImmediate);
}
