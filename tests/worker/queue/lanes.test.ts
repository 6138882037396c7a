import { beforeEach, describe, expect, test } from 'vitest';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { type NewOutboxWrite, enqueue } from '#worker/queue/enqueue';
import { acknowledge, freezeRequest, park, readHeads, refuse } from '#worker/queue/lanes';
import { discard, retry } from '#worker/queue/refused-writes';
import { unpark } from '#worker/queue/unpark';
import { openStage } from '../stage';

const colette = {
  uuid: '0190a000-0000-7000-8000-000000000004',
  slug: 'colette-marty',
  name: 'Marty',
  firstname: 'Colette',
};
const now = new Date('2026-11-21T20:30:00+01:00');
const error = { code: 'stale-version', message: 'Quelqu’un a enregistré entre-temps.' } as const;

let outbox: Outbox;
let stage: ReturnType<typeof openStage>;

beforeEach(() => {
  stage = openStage();
  outbox = openOutbox(colette.uuid, stage.surroundings.storage);
});

const save = (fields: Partial<NewOutboxWrite> = {}) => {
  const write: NewOutboxWrite = {
    call: 'updateNews',
    params: { slug: 'rideau' },
    body: { title: 'Rideau' },
    lane: 'news:1',
    base: 'v0',
    label: 'Rideau',
    ...fields,
  };
  return enqueue(outbox, write, { key: stage.freshKey(), at: now, author: colette });
};
const heads = async () => (await readHeads(outbox)).map(({ key }) => key);
const stateOf = async (key: string) => (await outbox.writes.get(key))?.state;
const isAnswered = (key: string, version: string) => acknowledge(outbox, key, { version, at: now });

describe('saving', () => {
  test('an edit of what waits unsent becomes part of it, under its key', async () => {
    const first = await save({
      call: 'createNews',
      params: {},
      body: { uuid: 'u', title: 'Rideau' },
      base: null,
    });
    const second = await save({ body: { title: 'Rideau levé' }, base: first.key });
    expect(second.key).toBe(first.key);
    expect(await outbox.writes.toArray()).toMatchObject([
      { call: 'createNews', body: { uuid: 'u', title: 'Rideau levé' } },
    ]);
  });

  test('what was sent once is left as it is', async () => {
    const first = await save();
    await freezeRequest(outbox, first.key, now);
    const second = await save({ body: { title: 'Rideau levé' } });
    expect(second.key).not.toBe(first.key);
    expect(await outbox.writes.get(first.key)).toMatchObject({ body: { title: 'Rideau' } });
  });
});

describe('a lane', () => {
  test('sends one write at a time, and holds up no other', async () => {
    const first = await save();
    await freezeRequest(outbox, first.key, now);
    await save({ call: 'deleteNews', body: null });
    const other = await save({ lane: 'news:2' });
    expect(new Set(await heads())).toEqual(new Set([first.key, other.key]));
  });

  test('sends a write behind another with the version that the other was answered with', async () => {
    const first = await save();
    await freezeRequest(outbox, first.key, now);
    const second = await save();
    await isAnswered(first.key, 'v1');
    expect(await freezeRequest(outbox, second.key, now)).toMatchObject({ ifMatch: 'v1' });
  });

  test('knows the version of a write whose optimistic effect the person saw', async () => {
    const first = await save();
    await freezeRequest(outbox, first.key, now);
    await isAnswered(first.key, 'v1');
    await outbox.writes.update(first.key, { state: 'settled' });
    const second = await save({ base: first.key });
    expect(await freezeRequest(outbox, second.key, now)).toMatchObject({ ifMatch: 'v1' });
  });

  test('stands a save made of one that was given up on what that one stood on', async () => {
    const refused = await save();
    await freezeRequest(outbox, refused.key, now);
    await refuse(outbox, refused.key, 'attend', error);
    await discard(outbox, refused.key);
    const anew = await save({ base: refused.key });
    expect(await freezeRequest(outbox, anew.key, now)).toMatchObject({ ifMatch: 'v0' });
  });

  test('leaves in the past what a restored server was sent again: no screen waits for it', async () => {
    const write = await save();
    await outbox.writes.update(write.key, { again: true });
    await isAnswered(write.key, 'v1');
    expect(await outbox.writes.get(write.key)).toMatchObject({ state: 'settled', version: 'v1' });
    expect(await outbox.writes.get(write.key)).not.toHaveProperty('again');
  });

  test('restores over whatever version what it discarded has: nobody told', async () => {
    const discarded = await save({ call: 'deleteNews', body: null });
    await freezeRequest(outbox, discarded.key, now);
    const restored = await save({ call: 'restoreTrashed', params: { uuid: '1' }, body: null, base: null });
    await acknowledge(outbox, discarded.key, { version: null, at: now });
    expect(await freezeRequest(outbox, restored.key, now)).toMatchObject({ ifMatch: null });
  });

  test('never changes a base version once it was sent', async () => {
    const write = await save();
    await freezeRequest(outbox, write.key, now);
    await outbox.writes.update(write.key, { base: 'v9' });
    expect(await freezeRequest(outbox, write.key, now)).toMatchObject({ ifMatch: 'v0' });
  });

  test('lets a refused write go, with all that was made upon it, and goes on', async () => {
    const first = await save();
    await freezeRequest(outbox, first.key, now);
    const second = await save({ call: 'deleteNews', body: null });
    expect(await refuse(outbox, first.key, 'conflict', error)).toEqual([first.key, second.key]);
    const third = await save({ base: 'v7' });
    expect(await heads()).toEqual([third.key]);
  });

  test('waits where a right is missing, until rights change', async () => {
    const first = await save();
    await freezeRequest(outbox, first.key, now);
    await save();
    await park(outbox, first.key, { code: 'missing-role', message: 'Droits insuffisants' });
    expect(await heads()).toEqual([]);
    await unpark(outbox, (call) => call === 'deleteNews');
    expect(await heads()).toEqual([]);
    await unpark(outbox, (call) => call === first.call);
    expect(await heads()).toEqual([first.key]);
  });
});

describe('a refused write', () => {
  test('is sent again over the version that is there now, with what was made upon it', async () => {
    const first = await save();
    await freezeRequest(outbox, first.key, now);
    const second = await save();
    await refuse(outbox, first.key, 'conflict', error);
    await retry(outbox, first.key, 'v5');
    expect(await freezeRequest(outbox, first.key, now)).toMatchObject({ ifMatch: 'v5', state: 'queued' });
    expect(await stateOf(second.key)).toBe('queued');
  });

  test('is given up with what was made upon it', async () => {
    const first = await save();
    await freezeRequest(outbox, first.key, now);
    const second = await save();
    await refuse(outbox, first.key, 'attend', error);
    await discard(outbox, first.key);
    expect(await Promise.all([first.key, second.key].map(stateOf))).toEqual(['discarded', 'discarded']);
  });

  test('counts as done when it turns out that it took effect', async () => {
    const write = await save();
    await freezeRequest(outbox, write.key, now);
    await refuse(outbox, write.key, 'attend', error);
    await isAnswered(write.key, 'v1');
    expect(await stateOf(write.key)).toBe('acknowledged');
  });
});

test('a restored server that answers with another version moves what was made upon the old one', async () => {
  const first = await save();
  await freezeRequest(outbox, first.key, now);
  const second = await save();
  await isAnswered(first.key, 'v1');
  await freezeRequest(outbox, second.key, now);
  await outbox.writes.update(first.key, { state: 'queued', again: true });
  await isAnswered(first.key, 'v1-restored');
  expect(await outbox.writes.get(second.key)).toMatchObject({ ifMatch: 'v1-restored' });
});
