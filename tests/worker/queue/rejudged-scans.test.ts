import { describe, expect, test } from 'vitest';
import { encodeWire } from '#common/base/wire';
import { dateUuid, entryScan, openAsColette } from '../worker-stage';

const target = '0190a000-0000-7000-8000-0000000000b9';
const undo = entryScan({ kind: 'undo', undoes: target });

interface Door {
  key: string;
  hasBoth: boolean;
  isHeard: boolean;
}

/** A server that has an undo before what it takes back; it repeats to the undo's key what it said first. */
async function openDoor(door: Door) {
  return openAsColette({
    'POST /api/scans': () => (door.isHeard ? refusalOf(door.key) : 'silence'),
    'POST /api/changes': ({ body }) => {
      const cursor = door.hasBoth ? 'c2' : 'c1';
      const isNew = door.hasBoth && !encodeWire(body).includes(cursor);
      return {
        status: 200,
        body: {
          cursors: { public: cursor, mine: cursor },
          scopes: ['contenu', 'billetterie'],
          serverNow: '2026-11-21T20:30:00+01:00',
          put: isNew ? { 'door-scans': [row(door.key)] } : {},
        },
      };
    },
  });
}

describe('an undo that arrived before what it takes back waits for nobody once the server has both', () => {
  test('where the server says so afterwards', async () => {
    const door = { key: '', hasBoth: false, isHeard: true };
    const stage = await openDoor(door);
    const saved = await stage.worker.enqueueScan(undo);
    door.key = saved.ok ? saved.value.key : '';
    await stage.worker.synchronise();
    await expect.poll(() => stage.state()?.toAttend).toMatchObject([{ key: door.key, reason: 'attend' }]);
    door.hasBoth = true;
    await stage.worker.synchronise();
    expect(stage.state()?.toAttend).toEqual([]);
    expect(stage.reports).toEqual([]);
  });

  test('where its first answer was lost, and the server had both before it was asked again', async () => {
    const door = { key: '', hasBoth: true, isHeard: false };
    const stage = await openDoor(door);
    const saved = await stage.worker.enqueueScan(undo);
    door.key = saved.ok ? saved.value.key : '';
    const round = stage.worker.synchronise();
    await expect.poll(() => stage.sentTo('POST', '/api/scans').length).toBeGreaterThan(0);
    stage.pass(10_000);
    await round;
    door.isHeard = true;
    await stage.worker.synchronise();
    await expect.poll(() => stage.state()?.waiting).toBe(0);
    await stage.worker.synchronise();
    expect(stage.state()?.toAttend).toEqual([]);
    expect(stage.reports).toEqual([]);
  });
});

const refusalOf = (key: string) => ({
  status: 200,
  body: {
    results: [{ key, status: 'refused', verdict: 'INCONNU', message: 'Entrée à annuler introuvable' }],
  },
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
