import { describe, expect, test } from 'vitest';
import { headerFaults } from '../../../../../src/screens/desk/site/header-faults';

const typed = { title: 'Séance de ce soir annulée', url: '', show: 'oui' };

describe('the association’s notice', () => {
  test.each([{}, { title: '', show: '' }, { url: ' /reservations ' }, { url: 'theatre.example/foyer' }])(
    'is well with %o',
    (fields) => {
      expect(Object.values(headerFaults({ ...typed, ...fields })).some(Boolean)).toBe(false);
    },
  );

  test.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: '//ailleurs.example' }],
    ['url', { url: 'le foyer' }],
  ] as const)('has a fault of its %s with %o', (field, fields) => {
    expect(headerFaults({ ...typed, ...fields })[field]).toEqual(expect.any(String));
  });
});
