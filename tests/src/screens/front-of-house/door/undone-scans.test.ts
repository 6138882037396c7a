import { expect, test } from 'vitest';
import type { DoorScanRow } from '#common/contract/tickets/door';
import {
  isUndoable,
  undoneScans,
  undoneWords,
} from '../../../../../src/screens/front-of-house/door/undone-scans';
import { doorScan } from '../../../../support/door-rows';

const scan = (uuid: string, fields: Partial<DoorScanRow> = {}) =>
  doorScan({ uuid, at: new Date('2026-11-21T20:10:00+01:00'), ...fields });

test('what was taken back is undone, unless the server refused it as too late', () => {
  const undo = { kind: 'undo', undoes: 'entree' } as const;
  expect([...undoneScans([scan('entree'), scan('annulation', undo)])]).toEqual(['entree']);
  expect([...undoneScans([scan('entree'), scan('tard', { ...undo, status: 'refused' })])]).toEqual([]);
});

test('a scan can be undone for a quarter of an hour, by a supervisor also later, once this phone has saved it', () => {
  const saved = scan('0190a000-0000-7000-8000-000000000001');
  const at = (time: string, supervisor = false) => ({ at: new Date(`2026-11-21T${time}+01:00`), supervisor });
  const none = new Set<string>();
  expect(isUndoable(saved, none, at('20:25:00'))).toBe(true);
  expect(isUndoable(saved, none, at('20:26:00'))).toBe(false);
  expect(isUndoable(saved, none, at('20:26:00', true))).toBe(true);
  expect(isUndoable(saved, new Set([saved.uuid]), at('20:11:00'))).toBe(false);
  expect(isUndoable({ ...saved, uuid: `${saved.uuid}-3` }, none, at('20:11:00'))).toBe(false);
  expect(isUndoable({ ...saved, status: 'refused' }, none, at('20:11:00', true))).toBe(false);
});

test('an undo says which money goes back, and nothing of money where none was taken', () => {
  const words = (fields: Partial<DoorScanRow>) => undoneWords(scan('a', fields)).replaceAll(/\s/g, ' ');
  expect(words({ means: 'ESPECES', amount: 15 })).toBe('Entrée annulée : rendez 15 € (espèces)');
  expect(words({ means: 'CHEQUE' })).toBe('Entrée annulée : rendez la somme (chèque)');
  expect(words({ means: 'ESPECES', amount: 0 })).toBe('Entrée annulée');
  expect(words({})).toBe('Entrée annulée');
  expect(words({ kind: 'exit' })).toBe('Sortie annulée');
});
