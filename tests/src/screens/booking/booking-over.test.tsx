import { describe, expect, test } from 'vitest';
import { open, pageOf, past } from './booking-page';

describe('after the evening', () => {
  test.each([
    ['CONFIRMEE', '</svg>Passée<'],
    ['PROPOSEE', '</svg>Proposition expirée<'],
  ] as const)('nothing is to do any more: %s', (code, status) => {
    const page = pageOf(code, past);
    expect(page).toContain('Cette séance a eu lieu.');
    expect(page).toContain(status);
    for (const gone of [
      'C’est réservé',
      'vous sont proposées',
      'à l’entrée',
      'À régler',
      'Ajouter à l’agenda',
      '(PDF)',
    ])
      expect(page).not.toContain(gone);
  });

  test('what was paid is still said', () => {
    expect(pageOf('CONFIRMEE', past, { paidAt: open })).toContain('Payé');
  });

  test('who comes while it is on has the ticket still', () => {
    expect(pageOf('CONFIRMEE', new Date('2026-12-12T21:00:00+01:00'))).toContain('à l’entrée');
  });
});
