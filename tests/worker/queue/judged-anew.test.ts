import { expect, test } from 'vitest';
import { dateUuid, entryScan, openAsColette } from '../worker-stage';

const target = '0190a000-0000-7000-8000-0000000000b9';
const undo = entryScan({ kind: 'undo', undoes: target });

test('an undo that arrived before what it takes back waits for nobody once the server has both', async () => {
  let key = '';
  let hasBoth = false;
  const stage = await openAsColette({
    'POST /api/scans': () => ({
      status: 200,
      body: {
        results: [{ key, status: 'refused', verdict: 'INCONNU', message: 'Entrée à annuler introuvable' }],
      },
    }),
    'POST /api/changes': () => ({
      status: 200,
      body: {
        cursors: { public: hasBoth ? 'c2' : 'c1', mine: hasBoth ? 'c2' : 'c1' },
        scopes: ['contenu', 'billetterie'],
        serverNow: '2026-11-21T20:30:00+01:00',
        put: hasBoth ? { 'door-scans': [row(key)] } : {},
      },
    }),
  });
  const saved = await stage.worker.enqueueScan(undo);
  key = saved.ok ? saved.value.key : '';
  await stage.worker.synchronise();
  await expect.poll(() => stage.state()?.toAttend).toMatchObject([{ key, reason: 'attend' }]);
  hasBoth = true;
  await stage.worker.synchronise();
  expect(stage.state()?.toAttend).toEqual([]);
  expect(stage.reports).toEqual([]);
});

const row = (uuid: string) => ({
  uuid,
  ticket: undo.ticket,
  dateUuid,
  device: '0190a000-0000-7000-8000-0000000000c1',
  deviceName: 'Porte A',
  seq: 1,
  at: '2026-11-21T20:29:30+01:00',
  kind: 'undo',
  count: 1,
  by: 'Colette Marty',
  status: 'accepted',
  undoes: target,
});
