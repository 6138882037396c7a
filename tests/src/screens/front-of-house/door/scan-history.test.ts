import { expect, test } from 'vitest';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { scanWords } from '../../../../../src/screens/front-of-house/door/scan-history';
import { doorScan } from '../../../../support/door-rows';

const scan = (uuid: string, fields: Partial<DoorScanRow>) => doorScan({ uuid, ...fields });
const words = (one: DoorScanRow, scans: readonly DoorScanRow[] = []) =>
  scanWords(one, scans).replaceAll(/\s/g, ' ');

test('an undo says what it took back', () => {
  const six = scan('six', { count: 6 });
  const undo = scan('undo', { kind: 'undo', undoes: 'six' });
  const four = scan('four', { count: 4 });
  const all = [six, undo, four];
  expect(all.map((one) => words(one, all))).toEqual([
    'Entrée à 20 h · 6 places',
    'Annulation à 20 h · entrée de 6 places',
    'Entrée à 20 h · 4 places',
  ]);
});

test('an undo of what this phone does not know says no number', () => {
  expect(words(scan('undo', { kind: 'undo', undoes: 'elsewhere' }))).toBe('Annulation à 20 h');
});

test('an entry says what was taken with it', () => {
  const paid = (fields: Partial<DoorScanRow>) => words(scan('paid', fields));
  expect(paid({ means: 'ESPECES', amount: 15 })).toBe('Entrée à 20 h · 1 place · 15 € en espèces');
  expect(paid({ means: 'CARTE' })).toBe('Entrée à 20 h · 1 place · payé (carte)');
  expect(paid({ means: 'ESPECES', amount: 0 })).toBe('Entrée à 20 h · 1 place');
});
