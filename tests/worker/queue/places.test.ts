import { beforeEach, expect, test } from 'vitest';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { saveDraft } from '#worker/queue/drafts';
import { enqueue } from '#worker/queue/enqueue';
import { acknowledge, freezeRequest, noteTrouble, park, readHeads, refuse } from '#worker/queue/lanes';
import { openStage } from '../stage';

/* Moves in a list: each is a write of the thing that was moved, and counts from the moves before it. */

const start = new Date('2026-11-21T20:30:00+01:00');
const denied = { code: 'missing-role', message: 'Droits insuffisants' } as const;
const wrong = { code: 'invalid-field', message: 'Nom trop long' } as const;

let outbox: Outbox;
let stage: ReturnType<typeof openStage>;
let saves = 0;

beforeEach(() => {
  stage = openStage();
  outbox = openOutbox('agathe', stage.surroundings.storage);
});

/** Each save is a second after the one before it. */
function save(call: QueuedCall, thing: string, body: object) {
  saves += 1;
  const at = new Date(start.getTime() + saves * 1000);
  const write = { call, params: {}, body, lane: `sponsor:${thing}`, base: 'v1', label: call };
  return enqueue(outbox, write, { key: stage.freshKey(), at, author: null });
}
const move = (thing: string, after: string | null, before: string | null) =>
  save('placeSponsor', thing, { after, before });
const heads = async () => (await readHeads(outbox)).map(({ key }) => key);
const stateOf = async (key: string) => (await outbox.writes.get(key))?.state;

test('moves of different things are sent one after the other, in the order in which they were made', async () => {
  const one = await move('a', 'b', 'c');
  const two = await move('b', 'a', 'c');
  const again = await move('a', 'b', 'c');
  for (const next of [one, two, again]) {
    expect(await heads()).toEqual([next.key]);
    await acknowledge(outbox, next.key, { version: 'v1', at: start });
  }
});

test('a move waits neither for one that the person has no right to, nor for one that was long tried', async () => {
  const parked = await move('a', 'b', 'c');
  const tried = await move('b', 'a', 'c');
  const last = await move('c', null, 'a');
  await park(outbox, parked.key, denied);
  expect(await heads()).toEqual([tried.key]);
  for (const minutes of [0, 30, 61])
    await noteTrouble(outbox, tried.key, null, new Date(start.getTime() + minutes * 60_000));
  expect(await heads()).toContain(last.key);
});

test('an edit that waits is not sent over a version that only the answer of a move has told', async () => {
  const moved = await move('a', 'b', 'c');
  await freezeRequest(outbox, moved.key, start);
  const edit = await save('updateSponsor', 'a', { name: 'Garage' });
  await freezeRequest(outbox, edit.key, start);
  await acknowledge(outbox, moved.key, { version: 'v1', at: start });
  // A restored server is sent both again, and another person has saved meanwhile.
  await outbox.writes.update(moved.key, { state: 'queued' });
  await acknowledge(outbox, moved.key, { version: 'v9', at: start });
  expect((await freezeRequest(outbox, edit.key, start))?.ifMatch).toBe('v1');
});

test('a move goes on behind the creation that is right, after a refused one', async () => {
  const creation = await save('createSponsor', 'a', { uuid: 'a', name: 'Garage' });
  const moved = await move('a', null, 'b');
  await refuse(outbox, creation.key, 'attend', wrong);
  expect(await stateOf(moved.key)).toBe('attend');
  const right = await saveDraft(outbox, 'sponsor:a', {}, () =>
    save('createSponsor', 'a', { uuid: 'a', name: 'Le garage' }),
  );
  expect(await stateOf(creation.key)).toBe('discarded');
  expect(await outbox.writes.get(moved.key)).toMatchObject({ state: 'queued', behind: right.key });
});
