import { describe, expect, test } from 'vitest';
import type { NewsRow } from '#common/contract/content/news';
import { openDevice } from '#mirror/device';
import { openGeneration } from '#mirror/generation';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { shelve } from '#mirror/shelf';
import { enqueue } from '#worker/queue/enqueue';
import { acknowledge, freezeRequest } from '#worker/queue/lanes';
import { reflect, reflectAll } from '#worker/queue/reflect';
import { openStage } from '../stage';

const owner = '0190a000-0000-7000-8000-000000000004';
const uuid = '0190a000-0000-7000-8000-000000000001';
const now = new Date('2026-11-21T20:30:00+01:00');

const row: NewsRow = {
  uuid,
  slug: 'rideau',
  title: 'Rideau',
  description: '',
  creationDate: now,
  visibleFrom: now,
  years: [2026],
  spectacleTypes: [],
  version: 'v0',
};

/** Colette's outbox, and a mirror that she comes back to. */
async function phoneOfColette() {
  const { surroundings, freshKey } = openStage();
  const outbox = openOutbox(owner, surroundings.storage);
  const generation = openGeneration('mirror-1', surroundings.storage);
  await generation.follow.put({
    id: 'follow',
    epoch: 'a',
    cursors: { public: 'c0', mine: null },
    owner,
    scopes: ['contenu'],
    caughtUpAt: now,
    clockOffset: 0,
  });
  return {
    async save(title: string) {
      const body = {
        title,
        description: '',
        content: { type: 'adls-text', content: [] },
        years: [2026],
        spectacleTypes: [],
      };
      const write = {
        call: 'updateNews',
        params: { slug: uuid },
        body,
        lane: `news:${uuid}`,
        base: 'v0',
        label: '',
      } as const;
      return (await enqueue(outbox, write, { key: freshKey(), at: now, author: null })).key;
    },
    send: (key: string) => freezeRequest(outbox, key, now),
    answer: (key: string, version: string) => acknowledge(outbox, key, { version, at: now }),
    /** What the outbox says from now on is shown by somebody who read it as it is now. */
    async readEarly() {
      const read = await outbox.writes.toArray();
      const early = { ...outbox, writes: { bulkGet: async () => read } } as unknown as Outbox;
      const waiting = { outbox: early, device: openDevice(surroundings.storage) };
      return () =>
        reflect(
          generation,
          waiting,
          read.map(({ key }) => key),
        );
    },
    title: async () => (await generation.rows('news').get(uuid))?.title,
    async titleOver(below: NewsRow) {
      await generation.rows('news').put(shelve('news', below));
      await reflectAll(generation, { outbox, device: openDevice(surroundings.storage) });
      return (await generation.rows('news').get(uuid))?.title;
    },
  };
}

test('who read the outbox before a later save does not show the earlier words again', async () => {
  const { save, readEarly, title, titleOver } = await phoneOfColette();
  await save('Rideau levé');
  const showEarly = await readEarly();
  await save('Rideau levé haut');
  expect(await titleOver(row)).toBe('Rideau levé haut');
  await showEarly();
  expect(await title()).toBe('Rideau levé haut');
});

describe('after a login', () => {
  test('what was sent does not lie over what others made of it since: it may have taken effect before', async () => {
    const { save, send, titleOver } = await phoneOfColette();
    await send(await save('Rideau levé'));
    expect(await titleOver({ ...row, title: 'Rideau baissé', version: 'v2' })).toBe('Rideau baissé');
  });

  test('what was sent lies over the version it was made on, and over that what was saved since', async () => {
    const { save, send, titleOver } = await phoneOfColette();
    await send(await save('Rideau levé'));
    await save('Rideau levé haut');
    expect(await titleOver(row)).toBe('Rideau levé haut');
  });

  test('what was saved upon an edit that the server has stays on screen when it is sent', async () => {
    const { save, send, answer, titleOver } = await phoneOfColette();
    const first = await save('Rideau levé');
    await send(first);
    const second = await save('Rideau levé haut');
    await answer(first, 'v1');
    expect(await titleOver(row)).toBe('Rideau levé haut');
    await send(second);
    expect(await titleOver(row)).toBe('Rideau levé haut');
  });

  test.each([
    ['lies over the version it was made on', row, 'Rideau levé'],
    ['lies over no other', { ...row, title: 'Rideau baissé', version: 'v2' }, 'Rideau baissé'],
  ])('an edit that the server has %s', async (_, below, shown) => {
    const { save, send, answer, titleOver } = await phoneOfColette();
    const key = await save('Rideau levé');
    await send(key);
    await answer(key, 'v1');
    expect(await titleOver(below)).toBe(shown);
  });

  test('what was never sent lies over whatever is there', async () => {
    const { save, titleOver } = await phoneOfColette();
    await save('Rideau levé');
    expect(await titleOver({ ...row, title: 'Rideau baissé', version: 'v2' })).toBe('Rideau levé');
  });
});
