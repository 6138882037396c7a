import { expect, test } from 'vitest';
import { openGeneration } from '#mirror/generation';
import { shelve } from '#mirror/shelf';
import { versionOnServer } from '#worker/queue/version-on-server';
import { openStage } from '../stage';

const uuid = '0190a000-0000-7000-8000-000000000001';
const thing = `news:${uuid}`;
const now = new Date('2026-11-21T20:30:00+01:00');
const row = (version: string) =>
  shelve('news', {
    uuid,
    slug: 'rideau',
    title: 'Rideau',
    description: '',
    creationDate: now,
    visibleFrom: now,
    years: [2026],
    spectacleTypes: [],
    version,
  });
const refused = {
  key: 'refused',
  seq: 1,
  lane: thing,
  call: 'deleteNews',
  params: {},
  body: null,
  label: 'Rideau',
  at: now,
  author: null,
  state: 'conflict',
  base: 'v0',
  behind: null,
} as const;

test('what is sent again goes over the server’s version, also where a later write covers it', async () => {
  const generation = openGeneration('mirror-1', openStage().surroundings.storage);
  const version = () => versionOnServer({ each: (work) => work(generation) }, refused);
  expect(await version()).toBeNull();
  await generation.rows('news').put(row('v1'));
  expect(await version()).toBe('v1');
  await generation.covered.put({ collection: 'news', key: uuid, thing, row: row('v1') });
  await generation.rows('news').put(row('the key of the later write'));
  expect(await version()).toBe('v1');
  await generation.rows('news').delete(uuid);
  expect(await version()).toBe('v1');
});
