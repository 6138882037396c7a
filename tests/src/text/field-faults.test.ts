import { expect, test } from 'vitest';
import { fieldFaults } from '../../../src/text/field-faults';

test('a fault is told with the name of its field, as forms call it', () => {
  const fields = { title: 'ne peut pas être vide', 'years.0': 'au moins 1984' };
  expect(fieldFaults({ code: 'invalid-field', message: '', fields })).toEqual([
    'Titre\u00a0: ne peut pas être vide',
    'Années\u00a0: au moins 1984',
  ]);
});

test('a field without a name of its own leaves the fault as it is', () => {
  const fields = { 'scans.3.at': 'champ obligatoire' };
  expect(fieldFaults({ code: 'invalid-field', message: '', fields })).toEqual(['champ obligatoire']);
});

test('an error that names no field has no faults', () => {
  expect(fieldFaults({ code: 'not-found', message: '' })).toEqual([]);
  expect(fieldFaults(null)).toEqual([]);
});
