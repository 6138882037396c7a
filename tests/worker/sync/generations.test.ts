import { expect, test } from 'vitest';
import { createWorker } from '#worker/data-worker';
import { leaveOldGeneration, openMirror } from '../../mirror/stage';
import { openStage } from '../stage';

test('a phone that was updated shows what it had until all there is has come in its new form', async () => {
  let inLine = false;
  const stage = openStage(() => (inLine ? { status: 200, body: everything } : 'silence'));
  const device = openMirror(stage.surroundings.storage);
  const title = () =>
    device.mirror.read(async (generation) => (await generation.rows('settings').toArray())[0]?.title, 'rien');
  await leaveOldGeneration(device, 'Avant');

  const worker = createWorker(stage.surroundings);
  await worker.start({ path: '/breve', firstRows: null });
  expect(await title()).toBe('Avant');

  inLine = true;
  stage.pass(60_000);
  await worker.synchronise();
  expect(await title()).toBe('Après');
  expect((await device.mirror.directory.pointers.toArray()).map(({ name }) => name)).toEqual(['current']);
});

const everything = {
  cursors: { public: 'c1', mine: null },
  scopes: [],
  serverNow: '2026-11-21T20:30:00+01:00',
  put: { settings: [{ uuid: '0190a000-0000-7000-8000-000000000001', title: 'Après', description: '' }] },
};
