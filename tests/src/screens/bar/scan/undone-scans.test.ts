import { expect, test } from 'vitest';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { undoneScans } from '../../../../../src/screens/bar/scan/undone-scans';

const scan = (uuid: string, fields: Partial<DoorScanRow> = {}): DoorScanRow => ({
  uuid,
  ticket: 'billet',
  dateUuid: 'soir',
  device: 'porte',
  deviceName: 'Porte A',
  seq: 1,
  at: new Date('2026-11-21T20:10:00+01:00'),
  kind: 'entry',
  count: 1,
  by: 'Bertrand Calvet',
  status: 'accepted',
  ...fields,
});

test('what was taken back is undone, unless the server refused it as too late', () => {
  const undo = { kind: 'undo', undoes: 'entree' } as const;
  expect([...undoneScans([scan('entree'), scan('annulation', undo)])]).toEqual(['entree']);
  expect([...undoneScans([scan('entree'), scan('tard', { ...undo, status: 'refused' })])]).toEqual([]);
});
