import { expect, test } from 'vitest';
import { createMirror } from '#mirror/database';
import { createWorker } from '#worker/data-worker';
import { leaveOldGeneration, openMirror } from '../../mirror/stage';
import { openStage } from '../stage';
import { colette, error, openAsColette } from '../worker-stage';

const nothingNew = {
  cursors: { public: 'c1', mine: null },
  scopes: [],
  serverNow: '2026-11-21T20:30:00+01:00',
};

test('a phone that was updated shows what it had until all there is has come in its new form', async () => {
  let inLine = false;
  const stage = openStage(() => (inLine ? { status: 200, body: everything } : 'silence'));
  const device = openMirror(stage.surroundings.storage);
  const title = () =>
    device.mirror.read(async (generation) => (await generation.rows('settings').toArray())[0]?.title, 'rien');
  await leaveOldGeneration(device, 'Avant');

  const worker = createWorker(stage.surroundings);
  await worker.start({ firstRows: null });
  expect(await title()).toBe('Avant');

  inLine = true;
  stage.pass(60_000);
  await worker.synchronise();
  expect(await title()).toBe('Après');
  expect((await device.mirror.directory.pointers.toArray()).map(({ name }) => name)).toEqual(['current']);
});

test.each([
  ['a pull', null],
  ['the rows of a page', JSON.stringify({ ...nothingNew, more: true, walking: true })],
])('what waits shows in a mirror that %s begins after the one before was lost', async (_, firstRows) => {
  const unavailable = () => ({ status: 503, body: error('unavailable') });
  const { worker, surroundings } = await openAsColette({ 'POST /api/news': unavailable });
  await worker.enqueue(rideau, colette.uuid);
  await worker.synchronise();
  const mirror = createMirror(surroundings.storage);
  await mirror.directory.pointers.clear();

  const next = createWorker(surroundings);
  await next.start({ firstRows });
  await next.synchronise();
  const titles = mirror.read(async (generation) => generation.rows('news').toArray(), []);
  expect((await titles).map(({ title }) => title)).toEqual(['Rideau']);
});

const everything = {
  ...nothingNew,
  put: {
    settings: [
      { uuid: '0190a000-0000-7000-8000-000000000001', title: 'Après', description: '', version: 'first' },
    ],
  },
};
const uuid = '0190a000-0000-7000-8000-0000000000a1';
const rideau = {
  call: 'createNews',
  params: {},
  body: {
    uuid,
    title: 'Rideau',
    description: '',
    content: { type: 'adls-text', content: [] },
    years: [2026],
    spectacleTypes: [],
  },
  lane: `news:${uuid}`,
  base: null,
  label: 'Rideau',
} as const;
